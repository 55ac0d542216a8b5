npm pack                              # in the folder of Searchlight: writes searchlight-0.1.0.tgz
npm install ./searchlight-0.1.0.tgz   # in the folder of your site, where you have copied the file

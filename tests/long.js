/** Whether time is no matter (`npm run test:long`). */
export const IS_LONG = process.env.SEARCHLIGHT_LONG === '1';

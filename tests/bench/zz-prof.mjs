// profile: node prof.mjs link moves how scale
import { CHROMIUM, newPage, openPage, siteAt } from '/work/stage30/tests/bench/chromium.mjs';
import { words } from '/work/stage30/tests/js/dictionaries.js';
const [link, moves, how, scale='1'] = process.argv.slice(2);
const { browser } = await openPage(CHROMIUM);
const page = await newPage(browser, {width:1280,height:800}, +scale);
await page.goto(siteAt(link));
await page.getByRole('slider', { name: words.text('transport.scrub') }).and(page.locator(`[max="${moves}"]`)).waitFor();
await page.waitForTimeout(1500);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval',{interval:250});
if (how==='scrub') await page.evaluate((m)=>{const l=document.querySelector('search-light'); let s=0; globalThis.n=0; const next=()=>{s=(s+.618*m)%m; l.seek(Math.floor(s)); globalThis.n++; requestAnimationFrame(next)}; next();}, +moves);
else { await page.locator('.tempo > summary').click(); await page.getByRole('button',{name:words.text('transport.fit'),exact:true}).click(); }
await page.waitForTimeout(1500);
await cdp.send('Profiler.start'); await page.waitForTimeout(6000);
const {profile}=await cdp.send('Profiler.stop');
const by=new Map(profile.nodes.map(n=>[n.id,n])); const parent=new Map(); for(const n of profile.nodes) for(const c of n.children??[]) parent.set(c,n.id);
const self=new Map(), total=new Map();
const name=n=>`${n.callFrame.functionName||'(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`;
profile.samples.forEach((id,i)=>{const d=profile.timeDeltas[i]/1000; if(d>20) return; const n=by.get(id); self.set(name(n),(self.get(name(n))||0)+d); const seen=new Set(); for(let k=id;k;k=parent.get(k)){const m=name(by.get(k)); if(!seen.has(m)){seen.add(m); total.set(m,(total.get(m)||0)+d);}}});
const top=(m,k)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,k).map(([n,t])=>t.toFixed(0).padStart(6)+' '+n).join('\n');
console.log('SELF\n'+top(self,22)); console.log('TOTAL\n'+top(total,34));

const runs=[]; let cur=null;
profile.samples.forEach((id,i)=>{ const d=Math.min(profile.timeDeltas[i]/1000,2); let path=[]; for(let k=id;k;k=parent.get(k)) path.push(by.get(k)); const top1=path[path.length-2]?.callFrame.functionName??''; const isJs=!['(program)','(idle)','(root)'].includes(top1)&&path.length>1; if(!isJs){ cur=null; return;} if(!cur) runs.push(cur={ms:0,self:new Map(),total:new Map()}); cur.ms+=d; const seen=new Set(); cur.self.set(name(path[0]),(cur.self.get(name(path[0]))||0)+d); for(const n of path){const m=name(n); if(!seen.has(m)){seen.add(m); cur.total.set(m,(cur.total.get(m)||0)+d);}} });
runs.sort((a,b)=>b.ms-a.ms); console.log('RUNS',runs.length, runs.slice(0,12).map(r=>r.ms.toFixed(0)).join(' '));
for (const r of runs.slice(0,+(process.env.K||4))) console.log('--- run '+r.ms.toFixed(1)+'\n'+top(r.self,8)+'\n..total\n'+top(r.total,26).split('\n').slice(6).join('\n'));
await browser.close(); process.exit(0);

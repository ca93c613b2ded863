import { chromium } from 'playwright'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless=new','--no-sandbox','--disable-gpu']})
for (const [w,h] of [[390,844],[1280,800]]) for (const r of ['/','/contact','/solutions/treasury','/about','/legal']) {
 const p=await b.newPage({viewport:{width:w,height:h}})
 await p.addInitScript(()=>{(window as any).s=[];new PerformanceObserver(l=>{for(const e of l.getEntries() as any)(window as any).s.push([e.value,...e.sources.map((x:any)=>x.node?.className||x.node?.nodeName)])}).observe({type:'layout-shift',buffered:true})})
 await p.route('**/*.woff2',async r=>{await new Promise(d=>setTimeout(d,800));await r.continue()})
 await p.goto('http://localhost:4301'+r,{waitUntil:'networkidle'}); await p.waitForTimeout(1500)
 const s=await p.evaluate(()=>(window as any).s); console.log(w,r,s.reduce((a:number,x:any)=>a+x[0],0).toFixed(4),JSON.stringify(s).slice(0,150)); await p.close()}
await b.close()

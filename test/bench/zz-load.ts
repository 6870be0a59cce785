import { openBrowser, slowed } from './browser.ts'
import { emptyData, startSandbox, signIn } from './sandbox.ts'
const sandbox = await startSandbox(emptyData())
const browser = await openBrowser()
for (const [path, persona, sel] of [['/id/home','cardholder','h1'],['/id/activity','cardholder','main li[data-index], main [data-part=entry], main ul li'],['/id/activity','cardholder','main ul li']] as const) {
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: sandbox.origin })
await signIn(sandbox.origin, persona)(context)
const page = await context.newPage()
await slowed(page)
await browser.startTracing(page, { categories: ['devtools.timeline','disabled-by-default-devtools.timeline','blink.user_timing','v8','loading'] })
await page.goto(path)
await page.locator(sel).first().waitFor()
await page.waitForTimeout(4000)
const buf = await browser.stopTracing()
const { traceEvents } = JSON.parse(buf.toString())
const nav = traceEvents.find((e:any)=>e.name==='navigationStart' && e.args?.data?.documentLoaderURL?.includes('/id/'))
const t0 = nav?.ts ?? traceEvents[0].ts
const mainTid = traceEvents.filter((e:any)=>e.name==='thread_name' && e.args.name==='CrRendererMain').map((e:any)=>`${e.pid}/${e.tid}`)
const evs = traceEvents.filter((e:any)=>e.ph==='X' && e.dur>15000 && e.ts>=t0 && mainTid.includes(`${e.pid}/${e.tid}`)).sort((a:any,b:any)=>a.ts-b.ts)
console.log('=====', path)
for (const e of evs) console.log(((e.ts-t0)/1000).toFixed(0).padStart(6), (e.dur/1000).toFixed(0).padStart(5), e.name, (e.args?.data?.url ?? e.args?.data?.type ?? e.args?.data?.functionName ?? '').toString().slice(-50), e.args?.elementCount ?? e.args?.beginData?.dirtyObjects ?? '')
const reqs = traceEvents.filter((e:any)=>e.name==='ResourceSendRequest'&&e.ts>t0)
const fin = new Map(traceEvents.filter((e:any)=>e.name==='ResourceFinish').map((e:any)=>[e.args.data.requestId,e]))
for (const r of reqs) { const f:any = fin.get(r.args.data.requestId); console.log('  net', ((r.ts-t0)/1000).toFixed(0), f?((f.ts-t0)/1000).toFixed(0):'', r.args.data.url.slice(-60), f?.args.data.encodedDataLength ?? '') }
await context.close()
}
await browser.close(); await sandbox.stop(); process.exit(0)

import { listenForMetrics } from '@paydeck/sandbox/metrics/listener'
import { makeMetrics, type Metrics } from '@paydeck/sandbox/metrics/metrics'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { account, type Client, type Running, startSandbox } from './running.ts'
import { applicationIds, follow, twoApplications } from './streams.ts'

const at = 1_800_000_000_000

const makeTested = (): Metrics => makeMetrics({ version: '1.2.3', node: '22.0.0' }, () => at)

/** Returns the lines of our own metrics, without Node's. */
const linesOf = async ({ text }: Metrics): Promise<ReadonlyArray<string>> =>
  (await text()).split('\n').filter((line) => line.startsWith('paydeck_'))

describe('metrics of a server', () => {
  const metrics = makeTested()
  let running: Running
  let client: Client
  const value = async (series: string): Promise<number | null> => {
    const found = (await linesOf(metrics)).find((line) => line.startsWith(`${series} `))
    return found === undefined ? null : Number(found.split(' ').at(-1))
  }
  const answered = (method: string, route: string, status: number) =>
    value(`paydeck_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)

  beforeAll(async () => {
    running = await startSandbox({ observer: metrics.observer, hasOwnDatabase: true })
    metrics.addStreams(running.server.streamCount)
    client = await account('shopper', twoApplications, running)
  })
  afterAll(() => running.close())

  it('O3 requests are counted by the pattern of their route and by status', async () => {
    const before = (await answered('GET', '/auth/session', 200)) ?? 0
    for (const path of ['/auth/session', '/auth/session', '/pages/one-of-none', '/nowhere/1', '/nowhere/2'])
      await (await fetch(`${running.address}${path}`)).text()
    await (await fetch(`${running.address}/nowhere`, { method: 'PROPFIND' })).text()
    await expect.poll(() => answered('GET', '/auth/session', 200)).toBe(before + 2)
    expect(await answered('GET', '/pages/:page', 404)).toBe(1)
    expect(await answered('GET', '/id/*', 404)).toBeNull()
    expect(await answered('GET', 'unknown', 404)).toBe(2)
    expect(await answered('other', 'unknown', 404)).toBe(1)
    expect(await value('paydeck_http_requests_in_flight')).toBe(0)
  })

  it('O3 an open event stream is counted as a stream and as a request in flight, and has no duration', async () => {
    const [id = ''] = await applicationIds(client)
    const stream = await follow(client, id)
    await stream.holds('\n\n')
    expect(await value('paydeck_event_streams_open')).toBe(1)
    expect(await value('paydeck_http_requests_in_flight')).toBe(1)
    stream.close()
    await expect.poll(() => value('paydeck_event_streams_open')).toBe(0)
    await expect.poll(() => value('paydeck_http_requests_in_flight')).toBe(0)
    expect((await linesOf(metrics)).filter((line) => line.includes('applicationId'))).toEqual([])
  })

  it('O3 refusals are counted by status and code, also on the pages of the provider', async () => {
    const wrong = new URLSearchParams({ email: client.email, password: 'wrong password' })
    for (let tries = 0; tries < 6; tries += 1)
      await (await fetch(`${running.address}/authenticate/login`, { method: 'POST', body: wrong })).text()
    const refused = (status: number, code: string) =>
      value(`paydeck_http_refusals_total{status="${status}",code="${code}"}`)
    expect(await refused(429, 'rate-limit')).toBe(1)
  })

  it('O3 hostile paths, ids and headers create no label of their own', async () => {
    const before = (await linesOf(metrics)).length
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const headers = { 'x-request-id': `hostile-${index}`, 'user-agent': `agent-${index}` }
        await (await fetch(`${running.address}/pages/page-${index}?email=${index}@example.com`, { headers })).text()
        await (await fetch(`${running.address}/id/assets/file-${index}.js`, { headers })).text()
        await (await fetch(`${running.address}/path-${index}/${client.userId}`, { headers })).text()
      }),
    )
    await expect.poll(() => value('paydeck_http_requests_in_flight')).toBe(0)
    const lines = await linesOf(metrics)
    // At most three new combinations of route and status, each with 14 lines.
    expect(lines.length - before).toBeLessThanOrEqual(3 * 14)
    for (const hidden of [client.userId, client.email, 'hostile-', 'agent-', 'page-', '127.0.0.1'])
      expect(lines.filter((line) => line.includes(hidden))).toEqual([])
  })
})

describe('metrics', () => {
  it('O3 statements, jobs, pool and build are measured', async () => {
    const metrics = makeTested()
    metrics.addPool(() => ({ used: 3, idle: 1, waiting: 7 }))
    metrics.observer.endStatement(0.004, 'success')
    metrics.observer.endStatement(20, 'failure')
    metrics.observer.endJob('cleanup', 'failure')
    metrics.observer.endJob('cleanup', 'success')
    const lines = await linesOf(metrics)
    expect(lines).toEqual(
      expect.arrayContaining([
        'paydeck_build_info{version="1.2.3",node="22.0.0"} 1',
        'paydeck_database_connections{state="used"} 3',
        'paydeck_database_connections{state="idle"} 1',
        'paydeck_database_connections{state="waiting"} 7',
        'paydeck_database_statement_duration_seconds_bucket{le="0.0025",outcome="success"} 0',
        'paydeck_database_statement_duration_seconds_bucket{le="0.005",outcome="success"} 1',
        'paydeck_database_statement_duration_seconds_bucket{le="15",outcome="failure"} 0',
        'paydeck_job_runs_total{job="cleanup",outcome="failure"} 1',
        'paydeck_job_runs_total{job="cleanup",outcome="success"} 1',
        `paydeck_job_last_success_timestamp_seconds{job="cleanup"} ${at / 1000}`,
      ]),
    )
  })

  it('O3 the metrics have a port of their own, which serves nothing else', async () => {
    const metrics = makeTested()
    const { port, close } = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 })
    onTestFinished(close)
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, metrics.contentType])
    const text = await reply.text()
    expect(text).toContain('paydeck_build_info{')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  it('O2 if the port of the metrics is taken, the start says which variable to change', async () => {
    const { port, close } = await listenForMetrics(makeTested(), { host: '127.0.0.1', port: 0 })
    onTestFinished(close)
    await expect(listenForMetrics(makeTested(), { host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is not available for the metrics: choose another one with METRICS_PORT.`,
    )
  })
})

import { request as httpRequest } from 'node:http'
import { healthRoutes } from '@paydeck/sandbox/http/health'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeFront, startFront } from './provider-front.ts'
import { type Running, startSandbox } from './running.ts'

/** Sends a probe like a container runtime: without a session, and with the address of the container as its host name. */
const probe = (address: string, path: string): Promise<readonly [status: number, body: unknown]> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(`${address}${path}`, { headers: { host: '10.1.2.3:4280' } }, (response) => {
      response.setEncoding('utf8')
      let text = ''
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve([response.statusCode ?? 0, JSON.parse(text)]))
    })
    request.once('error', reject).end()
  })

const alive = [200, { status: 'ok' }]
const ready = [200, { status: 'ready' }]
const failing = (part: string) => [503, { status: 'not ready', failing: part }]

describe('probes of a server', () => {
  let running: Running
  beforeAll(async () => {
    running = await startSandbox({ hasOwnDatabase: true })
  })
  afterAll(() => running.close())

  it('O1 a running server is alive and ready for every host name, and logs no probe', async () => {
    const { address, logged } = running
    expect(await probe(address, '/healthz')).toEqual(alive)
    expect(await probe(address, '/readyz')).toEqual(ready)
    expect(await probe(address, '/readyz?verbose')).toEqual(ready)
    expect(logged).toEqual([])
    // Other paths still require a known host name.
    expect(await probe(address, '/auth/session')).toMatchObject([421, {}])
  })

  it('O1 O5 F3 a server is ready if a newer version has only added to its tables, and no migration is missing', async () => {
    const { address, server } = running
    const { queries } = server.environment
    await sql`insert into kysely_migration values ('9999-future', '2030-01-01')`.execute(queries)
    expect(await probe(address, '/readyz')).toEqual(ready)
    await sql`update kysely_migration set name = '9999-contract-past' where name = '9999-future'`.execute(queries)
    expect(await probe(address, '/readyz')).toEqual(failing('schema'))
    await sql`delete from kysely_migration where name = '9999-contract-past'`.execute(queries)
    expect(await probe(address, '/readyz')).toEqual(ready)
    await sql`update kysely_migration set name = '0000-' || name
      where name = (select max(name) from kysely_migration)`.execute(queries)
    expect(await probe(address, '/readyz')).toEqual(failing('schema'))
    expect(await probe(address, '/healthz')).toEqual(alive)
  })

  it('O1 F12 a server whose database fails is not ready, but alive', async () => {
    const { address, server } = running
    await sql`drop table kysely_migration`.execute(server.environment.queries)
    expect(await probe(address, '/readyz')).toEqual(failing('database'))
    expect(await probe(address, '/healthz')).toEqual(alive)
  })
})

describe('probes', () => {
  it('O1 F12 a part that does not answer within a second counts as failing, and is not asked again until it has answered', async () => {
    let asked = 0
    const app = Fastify()
    const check = (): Promise<null> => {
      asked += 1
      return new Promise(() => undefined)
    }
    await app.register(healthRoutes('database', check))
    const replies = await Promise.all([app.inject('/readyz'), app.inject('/readyz')])
    expect(replies.map((reply) => [reply.statusCode, reply.json<unknown>()])).toEqual([
      failing('database'),
      failing('database'),
    ])
    expect(asked).toBe(1)
    await app.close()
  })

  it('O1 F3 a server that is stopping is not ready', async () => {
    const app = Fastify({ return503OnClosing: false })
    await app.register(healthRoutes('database', async () => null))
    let last: unknown = null
    await app.register(async (inner) =>
      inner.addHook('preClose', async () => {
        last = await probe(address, '/readyz')
      }),
    )
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    expect(await probe(address, '/readyz')).toEqual(ready)
    await app.close()
    expect(last).toEqual(failing('shutdown'))
  })

  it('O1 F5 a proxy is ready if its provider responds, whatever the response, and not ready if the provider is down', async () => {
    const { front, close } = await startFront()
    onTestFinished(close)
    const headers = { host: '10.1.2.3' }
    expect((await front.app.inject({ url: '/readyz', headers })).json()).toEqual({ status: 'ready' })
    const { app } = makeFront('http://127.0.0.1:1')
    onTestFinished(() => app.close())
    const reply = await app.inject({ url: '/readyz', headers })
    expect([reply.statusCode, reply.json()]).toEqual(failing('provider'))
    expect((await app.inject({ url: '/healthz', headers })).json()).toEqual({ status: 'ok' })
  })
})

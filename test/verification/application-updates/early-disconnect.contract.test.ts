import { once } from 'node:events'
import { makeApp } from '@paydeck/sandbox/http/app'
import { makeStreams } from '@paydeck/sandbox/http/streams'
import { expect, it } from 'vitest'
import { account, sandbox } from '../../sandbox/running.ts'
import { applicationIds, streamPath } from '../../sandbox/streams.ts'

it('F5 an event stream does not count as open if its client disconnects before the server has admitted the stream', async () => {
  const client = await account('shopper', {
    applications: [{ productName: 'individualShopperTier1', status: 'pending' }],
  })
  const [id = ''] = await applicationIds(client)
  const { environment } = (await sandbox()).server
  const [arrived, go, listening] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  const pauseCall = async (): Promise<void> => {
    arrived.resolve()
    await go.promise
  }
  const listen = async () => {
    // The server calls `listen` only after the client has disconnected.
    listening.resolve()
    return async () => undefined
  }
  const control = environment.control()
  const streams = makeStreams(
    { queries: environment.queries, listen },
    { ...environment, control: () => (control === null ? null : { ...control, recordCall: pauseCall }) },
    async () => undefined,
  )
  const closed = Promise.withResolvers<void>()
  const { app, listen: start } = makeApp({ environment, failurePage: () => '' }, [
    async (routes) => {
      routes.addHook('onRequest', async (_request, reply) => {
        void once(reply.raw, 'close').then(() => closed.resolve())
      })
      await streams.routes(routes)
    },
  ])
  const address = `http://127.0.0.1:${await start({ host: '127.0.0.1', port: 0 })}`
  try {
    const leave = new AbortController()
    const asked = fetch(new URL(streamPath(id, client.csrf), address), {
      headers: { cookie: client.cookie() ?? '' },
      signal: leave.signal,
    }).catch(() => null)
    await arrived.promise
    leave.abort()
    await Promise.all([asked, closed.promise])
    go.resolve()
    await listening.promise
    await expect.poll(streams.open.count).toBe(0)
  } finally {
    await app.close()
    await streams.stop()
  }
})

import type { ServerResponse } from 'node:http'
import { taskEither as TE } from 'fp-ts'
import { afterEach, describe, expect, it } from 'vitest'
import { begin, recordSignals, type LittleProvider, startProvider, streamsOf, updated } from './little-provider.ts'

const running: Array<LittleProvider> = []
const provider = async (answer: (response: ServerResponse, index: number) => void): Promise<LittleProvider> => {
  const started = await startProvider(answer)
  running.push(started)
  return started
}
afterEach(async () => {
  for (const one of running.splice(0)) await one.close()
})

describe('a rejected event stream', () => {
  it.each([204, 400, 403, 404, 409, 429, 500, 502, 503])(
    'F1 VERIF-072 an event stream that is rejected with the status %d closes without a reconnection',
    async (status) => {
      const { origin, requests } = await provider((response) => response.writeHead(status).end())
      const { clock, open, counts } = streamsOf(origin)
      const stream = recordSignals(open())
      await stream.until(2)
      expect(stream.signals).toEqual(['closed', 'end'])
      await clock.advance(600_000)
      expect(requests).toHaveLength(1)
      expect(counts.unauthorized).toBe(0)
    },
  )

  it.each(['text/html', 'application/json', 'text/event-streaming', ''])(
    'F1 W2 an event stream closes without a reconnection if the content type of the response is "%s"',
    async (type) => {
      const { origin, hungUp } = await provider((response) => {
        response.writeHead(200, type === '' ? {} : { 'content-type': type })
        response.write(updated('1'))
      })
      const stream = recordSignals(streamsOf(origin).open())
      await stream.until(2)
      expect(stream.signals).toEqual(['closed', 'end'])
      await hungUp(0)
    },
  )

  it('F1 SESS-018 an event stream that is rejected with 401 opens the sign-in page once', async () => {
    const { origin, requests } = await provider((response) => response.writeHead(401).end())
    const { clock, open, counts } = streamsOf(origin)
    const stream = recordSignals(open())
    await stream.until(2)
    await clock.advance(600_000)
    expect(stream.signals).toEqual(['closed', 'end'])
    expect(counts.unauthorized).toBe(1)
    expect(requests).toHaveLength(1)
  })

  const staleCsrf = (response: ServerResponse): void =>
    void response.writeHead(403, { 'content-type': 'application/json' }).end('{"code":"csrf"}')

  it('CALL-010 SESS-017 after a rejected CSRF value, an event stream renews the session once and connects again', async () => {
    const { origin, requests } = await provider((response, index) => {
      if (index === 0) staleCsrf(response)
      else begin(response)
    })
    let renewals = 0
    const client = streamsOf(origin, {
      renew: () => {
        renewals += 1
        client.credentials.setSession({ csrfToken: 'csrf 2', userId: 'u1' })
        return TE.right<never, void>(undefined)()
      },
    })
    const stream = recordSignals(client.open())
    await stream.until(1)
    expect(stream.signals).toEqual(['open'])
    expect(requests.map(({ url = '' }) => url.split('?')[1])).toEqual(['csrf=csrf+1', 'csrf=csrf+2'])
    expect(renewals).toBe(1)
    stream.stop()
  })

  it('CALL-010 an event stream closes if the renewed CSRF value is rejected as well', async () => {
    const { origin, requests } = await provider(staleCsrf)
    const stream = recordSignals(streamsOf(origin, { renew: TE.right<never, void>(undefined) }).open())
    await stream.until(2)
    expect(stream.signals).toEqual(['closed', 'end'])
    expect(requests).toHaveLength(2)
  })
})

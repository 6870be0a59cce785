import { expect } from 'vitest'
import { at, makeJar } from './running.ts'

/**
 * Creates an account. Returns a function that sends writes until the connection breaks, the list of sent writes, and the
 * list of writes that the server has acknowledged.
 */
export const writerOn = async (first: string) => {
  const { cookie, fetch: send } = makeJar(first)
  const json = { 'content-type': 'application/json' }
  const made = await send('/sandbox/accounts', { method: 'POST', headers: json, body: '{"persona":"shopper"}' })
  const email = String(at(await made.json(), 'email'))
  const csrf = String(at(await (await send('/auth/session')).json(), 'csrfToken'))
  const headers = (): Record<string, string> => ({ ...json, 'x-csrf-token': csrf, cookie: cookie() ?? '' })
  const sent: Array<string> = []
  const acknowledged: Array<string> = []
  const write = async (address: string, of: string, onAcknowledged: () => void, count = 0): Promise<void> => {
    const attribute = `${of}.${count}`
    sent.push(attribute)
    const body = JSON.stringify({ email, attribute })
    const answer = await fetch(`${address}/marketing/marketingOptIn`, { method: 'POST', headers: headers(), body })
    expect(answer.status).toBe(200)
    await answer.text()
    acknowledged.push(attribute)
    onAcknowledged()
    await write(address, of, onAcknowledged, count + 1)
  }
  return {
    sent,
    acknowledged,
    /** Sends writes until the connection breaks. Returns the error of the broken connection. */
    write: (address: string, of: string, onAcknowledged: () => void) =>
      write(address, of, onAcknowledged).catch((error: unknown) => error),
    kept: async (address: string): Promise<unknown> => {
      const answer = await fetch(`${address}/marketing/marketingOptIn?email=${email}`, { headers: headers() })
      return at(await answer.json(), 'attributes')
    },
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'

/** Response of a request. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Asking {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /**
   * Text that ends the request: the client hangs up as soon as it has received this text, since an event stream never ends.
   */
  readonly until?: string
}

/** Client with a loopback address and a cookie, which requests pay.example through the proxy. */
export interface HttpClient {
  readonly request: (path: string, asking?: Asking) => Promise<Answer>
  readonly form: (path: string, fields: Readonly<Record<string, string>>, from?: string) => Promise<Answer>
  readonly json: (path: string, body: unknown, csrf?: string) => Promise<Answer>
}

const longest = 15_000

/**
 * Makes a client.
 * @param from loopback address, such as 127.0.0.2; the proxy treats each address as a different client
 */
export const makeClient = (port: number, from: string): HttpClient => {
  const origin = `https://pay.example:${port}`
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: 'pay.example', localAddress: from })
  let cookie = ''

  const ask: HttpClient['request'] = (path, { method = 'GET', headers = {}, body, until } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent,
          headers: { host: `pay.example:${port}`, ...(cookie === '' ? {} : { cookie }), ...headers },
          timeout: longest,
        },
        (response) => {
          cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
          let text = ''
          const answer = (): void => resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
          response.setEncoding('utf8')
          response.on('error', reject)
          response.on('end', answer)
          response.on('data', (chunk: string) => {
            text += chunk
            if (until === undefined || !text.includes(until)) return
            answer()
            sent.destroy()
          })
        },
      )
      sent.on('error', reject)
      sent.on('timeout', () => sent.destroy(new Error(`${path} was not answered in ${longest / 1000} s.`)))
      sent.end(body)
    })

  return {
    request: ask,
    form: (path, fields, forwardedFor) =>
      ask(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin,
          ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
        },
        body: new URLSearchParams(fields).toString(),
      }),
    json: (path, body, csrf = '') =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, 'x-csrf-token': csrf },
        body: JSON.stringify(body),
      }),
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'

/** What came back. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Asking {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Resolves as soon as what has come holds this, and hangs up; an event stream is never over. */
  readonly until?: string
}

/** Somebody with an address of this machine and a cookie, who asks through the proxy as if it were pay.example. */
export interface Visitor {
  readonly ask: (path: string, asking?: Asking) => Promise<Answer>
  readonly form: (path: string, fields: Readonly<Record<string, string>>, from?: string) => Promise<Answer>
  readonly json: (path: string, body: unknown, csrf?: string) => Promise<Answer>
}

const longest = 15_000

/** `from` is an address of the loopback, as 127.0.0.2 is: who asks from it is somebody else to the proxy. */
export const makeVisitor = (port: number, from: string): Visitor => {
  const origin = `https://pay.example:${port}`
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: 'pay.example', localAddress: from })
  let cookie = ''

  const ask: Visitor['ask'] = (path, { method = 'GET', headers = {}, body, until } = {}) =>
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
    ask,
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

import { addressOf, csrfQuery } from '@paydeck/adapters/wire/call'
import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import { at, type Client } from './running.ts'

/** Open event stream that collects the text it receives. The stream does not reconnect. */
export interface Followed {
  readonly response: Response
  /** Text received so far. */
  readonly text: () => string
  /**
   * Resolves once the received text contains `part`. Rejects if the stream ends or `within` milliseconds pass before that.
   */
  readonly holds: (part: string, within?: number) => Promise<void>
  /** Resolves when the stream ends, for any reason. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** Returns the URL path of the event stream that reports changes of one application for verification. */
export const streamPath = (applicationId: string, csrf: string): string =>
  `${addressOf(applicationUpdates.name).path.replace(':applicationId', encodeURIComponent(applicationId))}?${csrfQuery}=${encodeURIComponent(csrf)}`

const reading = (response: Response, leave: AbortController): Followed => {
  let text = ''
  let isOver = false
  let look = (): void => undefined
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async (): Promise<void> => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    text += value ?? ''
    look()
    if (!done) await read()
  }
  const ended = read()
    .catch(() => undefined)
    .then(() => {
      isOver = true
      look()
    })
  return {
    response,
    text: () => text,
    ended,
    close: () => leave.abort(),
    holds: (part, within = 5000) =>
      new Promise((resolve, reject) => {
        const fail = (why: string): void => reject(new Error(`${why} without ${JSON.stringify(part)}: ${text}`))
        const timer = setTimeout(() => fail('Nothing came'), within)
        look = () => {
          if (!text.includes(part) && !isOver) return
          clearTimeout(timer)
          if (text.includes(part)) resolve()
          else fail('It ended')
        }
        look()
      }),
  }
}

interface FollowOptions {
  readonly csrf?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Origin of the server to which the stream connects. By default the client's own sandbox. */
  readonly address?: string
}

/**
 * Opens an event stream with the client's cookie. If the server rejects the request, the returned stream ends immediately.
 */
export const follow = async (client: Client, applicationId: string, options: FollowOptions = {}): Promise<Followed> => {
  const leave = new AbortController()
  const { csrf = client.csrf, headers = {}, address = client.address } = options
  const cookie = client.cookie() ?? ''
  const response = await fetch(new URL(streamPath(applicationId, csrf), address), {
    headers: { cookie, ...headers },
    signal: leave.signal,
  })
  return reading(response, leave)
}

/** Overrides for an account with two pending applications, one for each product. */
export const twoApplications = {
  applications: [
    { productName: 'individualShopperTier1', status: 'pending' },
    { productName: 'payoutsRecipient', status: 'pending' },
  ],
} as const

/** Returns the ids of the client's applications, in the order of the response. */
export const applicationIds = async (client: Client): Promise<ReadonlyArray<string>> => {
  const { body } = await client.rest('GET', '/compliance/applications')
  return Array.isArray(body) ? body.map((one) => String(at(one, 'applicationId'))) : []
}

/** Sets the status of the client's only application of a product. */
export const setStatus = (client: Client, status: string, productName = 'individualShopperTier1'): Promise<unknown> =>
  client.control('POST', 'account', { applications: [{ productName, status }] })

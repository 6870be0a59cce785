import { addressOf, csrfQuery } from '@paydeck/adapters/wire/call'
import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import { at, type Client } from './running.ts'

/** An open stream as it arrives, without a client's manners: it never connects again. */
export interface Followed {
  readonly response: Response
  /** All that has come so far. */
  readonly text: () => string
  /** Resolves once what has come holds this; rejects when the stream ends or the time is over. Milliseconds. */
  readonly holds: (part: string, within?: number) => Promise<void>
  /** Resolves when it ends, in whichever way. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** The address of the stream of an application. */
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
  /** Where it is asked for; the client's own sandbox unless told. */
  readonly address?: string
}

/** Opens a stream with the client's cookie; one that is refused is over at once. */
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

/** Two applications, the first of them waiting. */
export const twoApplications = {
  applications: [
    { productName: 'individualShopperTier1', status: 'pending' },
    { productName: 'payoutsRecipient', status: 'pending' },
  ],
} as const

/** The ids of the client's applications, in their order. */
export const applicationIds = async (client: Client): Promise<ReadonlyArray<string>> => {
  const { body } = await client.rest('GET', '/compliance/applications')
  return Array.isArray(body) ? body.map((one) => String(at(one, 'applicationId'))) : []
}

/** Sets the status of the client's only application of a product. */
export const setStatus = (client: Client, status: string, productName = 'individualShopperTier1'): Promise<unknown> =>
  client.control('POST', 'account', { applications: [{ productName, status }] })

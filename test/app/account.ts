import { runInThisContext } from 'node:vm'
import { inject, onTestFinished } from 'vitest'

type Fields = Readonly<Record<string, unknown>>

/**
 * An account of the sandbox. Its user is signed in to a simulated browser. `fetch` sends requests with the session cookie of
 * this browser.
 */
export interface Account {
  readonly email: string
  readonly password: string
  readonly userId: string
  /** Sends a request with the session cookie. A request sent after the test has ended stays pending. */
  readonly fetch: typeof fetch
  /**
   * Sends a request to the sandbox's control API and returns the JSON body of the response. Rejects on any status but 2xx.
   */
  readonly control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Fields) => Promise<unknown>
  /**
   * Makes a call of the account fail from now on. The control API defines the faults, such as `{ kind: 'status', status: 500
   * }`.
   */
  readonly breakCall: (call: string, fault: Fields) => Promise<void>
  /** Removes all faults of the account. */
  readonly clearFaults: () => Promise<void>
}

/** Globals of Node, whose `fetch` reaches the sandbox. The simulated DOM of the test has its own globals. */
const node = runInThisContext('globalThis') as typeof globalThis

/** Returns Node's `fetch`, which keeps a session cookie like a browser and obeys abort signals of the simulated DOM. */
const browserFetch = (origin: string, userAgent: string): typeof fetch => {
  let cookie = ''
  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  return async (input, init = {}) => {
    if (isOver) return new Promise(() => undefined)
    const { signal, headers: given, body = null, method = 'GET' } = init
    const abort = new node.AbortController()
    signal?.addEventListener('abort', () => abort.abort(signal.reason))
    const headers = new node.Headers(given)
    headers.set('user-agent', userAgent)
    if (cookie !== '') headers.set('cookie', cookie)
    const address = new URL(input instanceof Request ? input.url : input, origin).href
    const response = await node.fetch(address, { method, headers, body, redirect: 'manual', signal: abort.signal })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
}

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'

/** Returns a browser in which no user is signed in. */
export const makeVisitor = (): Pick<Account, 'fetch'> => ({ fetch: browserFetch(inject('appSandbox'), windows) })

/** Submits the form of the sign-in page in another simulated browser. */
export const signInElsewhere = async (
  { email, password }: Pick<Account, 'email' | 'password'>,
  userAgent: string,
): Promise<Pick<Account, 'fetch'>> => {
  const fetch = browserFetch(inject('appSandbox'), userAgent)
  const body = new URLSearchParams({ email, password }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await fetch('/authenticate/login', { method: 'POST', headers, body })
  if (status !== 303) throw new Error(`The sign-in of ${email} got status ${status}`)
  return { fetch }
}

/**
 * Creates an account of a persona and signs its user in.
 * @param overrides fields in which the account differs from the persona, named as in the control API
 */
export const makeAccount = async (persona: string, overrides: Fields = {}): Promise<Account> => {
  const fetch = browserFetch(inject('appSandbox'), windows)
  const control: Account['control'] = async (method, path, body) => {
    const json =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`/sandbox/${path}`, { method, ...json })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${response.status} ${text}`)
    return text === '' ? null : (JSON.parse(text) as unknown)
  }
  const made = (await control('POST', 'accounts', { persona, overrides })) as Pick<
    Account,
    'email' | 'password' | 'userId'
  >
  return {
    ...made,
    fetch,
    control,
    breakCall: async (call, fault) => void (await control('POST', 'faults', { call, ...fault })),
    clearFaults: async () => void (await control('DELETE', 'faults')),
  }
}

/**
 * Runs first and on its own, in the head of the document, before the app's code is loaded. Uses the API responses that the
 * document contains. Requests the missing responses as soon as each request can be sent: the session, then the product
 * tokens, then the data that the app needs at its start. Last come the calls that the document names. Then starts the app.
 * The app takes these responses undecoded, as described in head-start-answers.ts, and repeats the calls whose responses are
 * missing or malformed. Imports constants only.
 */
import { monthsBefore, recentActivityQuery } from '@paydeck/core'
import {
  csrfHeader,
  facadeBody,
  facadePath,
  firstAnswersId,
  graphqlBody,
  graphqlPath,
  requestTimeout,
} from '../wire/call.ts'
import {
  getDebitCardBalances,
  getDebitCards,
  getRecentActivity,
  startGetBasicInfo,
  startGetPayoutProfiles,
} from '../wire/start-documents.ts'
import { configurationMeta } from './configuration-meta.ts'
import type { HeadStart } from './head-start-answers.ts'
import { applyAppearance } from './head-start-appearance.ts'
import { isSameInput } from './head-start-input.ts'

type Early = Promise<Response | null>

/** Maximum time in milliseconds for which the script waits for session and tokens before it starts the app's code. */
const longestWait = 1500

/**
 * Time in milliseconds after which unused responses are dropped, because they can be stale. It equals the timeout of a
 * request, so a used response is never older than the response to a slow request can be.
 */
const lifetime = requestTimeout

interface Answer {
  readonly name: string
  readonly input: unknown
  readonly response: Early
}

/**
 * Responses that the app has not taken yet. Every call of the head start has an entry before its response arrives, so that
 * the app waits for this response instead of sending the call again.
 */
const answers: Array<Answer> = []

setTimeout(() => answers.splice(0), lifetime)

const headStart: HeadStart = {
  take: (name, input) => {
    const index = answers.findIndex((answer) => answer.name === name && isSameInput(answer.input, input))
    return index < 0 ? null : (answers.splice(index, 1)[0]?.response ?? null)
  },
}

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** Takes the responses out of the document. They contain secrets, so later scripts must not find them (L1). */
const takeGiven = (): ReadonlyArray<unknown> => {
  const block = document.getElementById(firstAnswersId)
  block?.remove()
  try {
    const list: unknown = JSON.parse(block?.textContent ?? 'null')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

const given = takeGiven()

for (const one of given) {
  if (part(one, 'document') !== undefined) continue
  const response = Promise.resolve(new Response(JSON.stringify(part(one, 'body'))))
  answers.push({ name: String(part(one, 'call')), input: part(one, 'input'), response })
}

/**
 * Sends a request as soon as `need` resolves, and stores its response in `answers`. Does nothing if the document contains the
 * response. If `need` resolves to null, sends no request, and the app sends the call itself.
 */
const askWith = <N>(
  need: Promise<N | null>,
  name: string,
  request: (known: N) => readonly [string, RequestInit],
  input: unknown = {},
): void => {
  if (answers.some((answer) => answer.name === name)) return
  const response = need.then((known) => {
    if (known === null) return null
    const [path, init] = request(known)
    return fetch(path, {
      cache: 'no-store',
      credentials: 'include',
      signal: AbortSignal.timeout(requestTimeout),
      ...init,
    })
  })
  // The app handles a failure when it takes the response. Until then the rejection must not count as unhandled.
  response.catch(() => undefined)
  answers.push({ name, input, response })
}

/**
 * Reads a copy of a call's response, so that the app can still read the response itself. Null if the response cannot be
 * read.
 */
const peek = async <A>(name: string, read: (content: unknown) => A | null): Promise<A | null> => {
  try {
    const response = await answers.find((answer) => answer.name === name)?.response
    return response?.ok === true ? read(await response.clone().json()) : null
  } catch {
    return null
  }
}

const json = { accept: 'application/json', 'content-type': 'application/json' }

const productName = (): unknown => {
  const text = document.querySelector(`meta[name="${configurationMeta}"]`)?.getAttribute('content') ?? 'null'
  return part(JSON.parse(text), 'productName')
}

// The request must equal the document's own preload of the session, without special headers. Only then does the browser
// reuse the preloaded response.
askWith(Promise.resolve(true), 'GET /auth/session', () => ['/auth/session', { cache: 'default' }])

const csrf = peek('GET /auth/session', (content) => {
  const value = part(content, 'csrfToken')
  return part(content, 'isAuthenticated') === true && typeof value === 'string' ? value : null
})

const askFacade = (need: Promise<Known | null>, method: string): void =>
  askWith(need, method, (known) => [
    known.token === '' ? facadePath : `${facadePath}/${encodeURIComponent(known.token)}`,
    {
      method: 'POST',
      headers: { ...json, [csrfHeader]: known.csrf },
      body: facadeBody({ csrf: known.csrf, facade: 'user', method, params: undefined }),
    },
  ])

interface Known {
  readonly csrf: string
  /** Product token. Empty before the token has arrived. */
  readonly token: string
}

const signedIn = csrf.then((value): Known | null => (value === null ? null : { csrf: value, token: '' }))

askFacade(signedIn, 'getProductTokens')

const account = Promise.all([
  csrf,
  peek('getProductTokens', (content) => {
    const list: unknown = part(content, 'data')
    const name = `${String(productName())}User`
    const token = Array.isArray(list)
      ? part(
          list.find((entry) => part(entry, 'facade') === name),
          'token',
        )
      : null
    return typeof token === 'string' ? token : null
  }),
]).then(([value, token]): Known | null => (value === null || token === null ? null : { csrf: value, token }))

for (const path of ['/compliance/applications', '/auth/facadeAccess', '/id/language', '/wallet-card/location']) {
  askWith(signedIn, `GET ${path}`, (known) => [
    path,
    { headers: { accept: 'application/json', [csrfHeader]: known.csrf } },
  ])
}

const askOperation = (name: string, document: string, own: Readonly<Record<string, unknown>> = {}): void =>
  askWith(
    account,
    name,
    (known) => [
      graphqlPath,
      { method: 'POST', headers: json, body: graphqlBody({ name, document, variables: { ...own, ...known } }) },
    ],
    own,
  )

askOperation('GetRecentActivity', getRecentActivity, {
  limit: recentActivityQuery.limit.value,
  startDate: new Date(monthsBefore(Date.now(), recentActivityQuery.months.value)).toISOString(),
  merchantStatus: recentActivityQuery.merchantStatus,
})
askOperation('START_GET_BASIC_INFO', startGetBasicInfo)
askOperation('GetDebitCards', getDebitCards)
askOperation('START_GET_PAYOUT_PROFILES', startGetPayoutProfiles)
askOperation('GetDebitCardBalances', getDebitCardBalances)
askFacade(account, 'getSecuritySettings')
for (const one of given) {
  const text = part(one, 'document')
  if (typeof text !== 'string') continue
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  askOperation(String(part(one, 'call')), text, { ...(part(one, 'input') as object), timeZone })
}

window.paydeckHeadStart = headStart

/**
 * Resolves once the document is parsed. The script runs immediately, possibly before the rest of the document has arrived.
 */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve())
  else resolve()
})

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))

/** True if a file is loaded completely. */
const isFetched = (path: string): boolean => performance.getEntriesByName(new URL(path, location.href).href).length > 0

/**
 * Starts the app after the tokens have arrived and the data calls are sent, but does not wait for a slow provider. Running
 * the app's code earlier would delay the data calls, whose responses take hundreds of milliseconds.
 */
const begin = async (packages: string, app: string): Promise<void> => {
  const answered = signedIn.then((): Promise<unknown> | null => (isFetched(app) ? null : account))
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, longestWait))])
  await parsed
  // Waits one task, because the browser sends requests only at the end of the current task.
  await nextTask()
  // The packages run in a task of their own, so that no task blocks input for long.
  const loaded = import(/* @vite-ignore */ packages).then(nextTask).then(() => import(/* @vite-ignore */ app))
  // The first use of `Intl` takes a long time. It happens now, because the processor has nothing else to do while the app's
  // code arrives.
  if (!isFetched(app)) new Intl.DateTimeFormat().format()
  await loaded
}

const { app, packages } = document.currentScript?.dataset ?? {}
if (app !== undefined && packages !== undefined) void begin(packages, app)

applyAppearance()

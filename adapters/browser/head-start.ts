/*
 * Runs alone, in the document's head, before the app's code has arrived: asks for the session, then for the product
 * tokens, then for what start-up needs, each as soon as it can be asked. The app takes the undecoded responses
 * (see head-start-answers.ts); what it finds missing or spoilt it asks for itself. Imports constants only.
 */
import { monthsBefore } from '@paydeck/core'
import { csrfHeader, facadeBody, facadePath, graphqlBody, graphqlPath } from '../wire/call.ts'
import { getDebitCardBalances, getDebitCards } from '../wire/documents/cards.ts'
import { getRecentActivity } from '../wire/documents/payments.ts'
import { startGetBasicInfo } from '../wire/documents/profile.ts'
import { startGetPayoutProfiles } from '../wire/documents/receiving.ts'
import { configurationMeta } from './configuration-meta.ts'
import type { HeadStart } from './head-start-answers.ts'

const answers = new Map<string, Promise<Response>>()

const headStart: HeadStart = {
  take: (name) => {
    const answer = answers.get(name) ?? null
    answers.delete(name)
    return answer
  },
}

const ask = (name: string, path: string, init: RequestInit): Promise<Response> => {
  const answer = fetch(path, { cache: 'no-store', credentials: 'include', ...init })
  // Whoever takes it deals with the failure; until then it must not count as unhandled.
  answer.catch(() => undefined)
  answers.set(name, answer)
  return answer
}

/** A response's content, without using the response up; null when it cannot be read. */
const peek = async (answer: Promise<Response>): Promise<unknown> => {
  try {
    const response = await answer
    return response.ok ? await response.clone().json() : null
  } catch {
    return null
  }
}

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const json = { accept: 'application/json', 'content-type': 'application/json' }

const askFacade = (csrf: string, method: string, token: string | null): Promise<Response> =>
  ask(method, token === null ? facadePath : `${facadePath}/${encodeURIComponent(token)}`, {
    method: 'POST',
    headers: { ...json, [csrfHeader]: csrf },
    body: facadeBody({ csrf, facade: 'user', method, params: undefined }),
  })

const restReads = [
  '/compliance/applications',
  '/auth/facadeAccess',
  '/id/language',
  '/wallet-card/location',
] as const

const askAccount = (csrf: string, token: string): void => {
  const operation = (name: string, document: string, own: Readonly<Record<string, unknown>> = {}): void => {
    const body = graphqlBody({ name, document, variables: { ...own, token, csrf } })
    void ask(name, graphqlPath, { method: 'POST', headers: json, body })
  }
  operation('GetRecentActivity', getRecentActivity, {
    limit: 5,
    startDate: new Date(monthsBefore(Date.now(), 3)).toISOString(),
    merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
  })
  operation('START_GET_BASIC_INFO', startGetBasicInfo)
  operation('GetDebitCards', getDebitCards)
  operation('START_GET_PAYOUT_PROFILES', startGetPayoutProfiles)
  operation('GetDebitCardBalances', getDebitCardBalances)
  void askFacade(csrf, 'getSecuritySettings', token)
}

const productName = (): unknown => {
  const text = document.querySelector(`meta[name="${configurationMeta}"]`)?.getAttribute('content') ?? 'null'
  return part(JSON.parse(text), 'productName')
}

const userToken = (tokens: unknown): unknown => {
  const list: unknown = part(tokens, 'data')
  const name = `${String(productName())}User`
  return Array.isArray(list) ? part(list.find((entry) => part(entry, 'facade') === name), 'token') : null
}

const run = async (): Promise<void> => {
  const session = await peek(ask('GET /auth/session', '/auth/session', { headers: { accept: 'application/json' } }))
  const csrf = part(session, 'csrfToken')
  if (part(session, 'isAuthenticated') !== true || typeof csrf !== 'string') return
  const tokens = askFacade(csrf, 'getProductTokens', null)
  for (const path of restReads) {
    void ask(`GET ${path}`, path, { headers: { accept: 'application/json', [csrfHeader]: csrf } })
  }
  const token = userToken(await peek(tokens))
  if (typeof token === 'string') askAccount(csrf, token)
}

window.paydeckHeadStart = headStart
void run()

import { appConfiguration } from '@paydeck/sandbox/configuration'
import { handlers } from '@paydeck/sandbox/handlers'
import { makeApp } from '@paydeck/sandbox/http/app'
import { makeFirstAnswers } from '@paydeck/sandbox/http/first-answers'
import { uiRoutes } from '@paydeck/sandbox/http/static-files'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callsIn, expectPlain, makeBuilt, openOn, sandboxOf, startCalls, valueIn } from './first-document.ts'
import { account } from './running.ts'

const built = makeBuilt()
const running = sandboxOf(built)
afterEach(() => void vi.useRealTimers())

describe('embedded responses when calls fail', () => {
  const appWith = (broken: typeof handlers) => {
    const { environment } = running().server
    const routes = uiRoutes(built, appConfiguration({}), makeFirstAnswers(environment, broken))
    return makeApp({ environment, failurePage: () => '' }, [routes]).app
  }

  const failuresSince = (from: number) =>
    running()
      .logged.slice(from)
      .filter(({ message }) => message === 'first answers failed')
  const failing = () => Promise.reject(new Error('Not today.'))

  it('F5 the document contains the responses of all successful calls; each failed call is omitted and logged', async () => {
    const client = await account('shopper', {}, running())
    const app = appWith({ ...handlers, START_GET_PAYOUT_PROFILES: failing, 'GET /id/language': failing })
    const from = running().logged.length
    const settings = '/id/settings/profile'
    const failed = ['GET /id/language', 'START_GET_PAYOUT_PROFILES']
    expect(callsIn(await openOn(app, client.cookie(), {}, settings))).toEqual(
      startCalls.filter((name) => !failed.includes(name)).toSorted(),
    )
    expect(failuresSince(from).map(({ fields }) => fields['call'])).toEqual(expect.arrayContaining(failed))
    expect(failuresSince(from)).toHaveLength(2)
    expect(failuresSince(from)[0]?.fields).toMatchObject({
      path: '/id/*',
      error: expect.stringContaining('Not today.') as unknown,
    })
    expect(JSON.stringify(failuresSince(from))).not.toContain(client.csrf)
    await app.close()
  })

  it('F5 the document contains no responses if the session call fails', async () => {
    const client = await account('shopper', {}, running())
    const app = appWith({ ...handlers, 'GET /auth/session': { open: failing } })
    const from = running().logged.length
    expectPlain(await openOn(app, client.cookie()))
    expect(failuresSince(from).map(({ fields }) => fields['call'])).toEqual(['GET /auth/session'])
    await app.close()
  })

  /**
   * Requests a document. Of the calls that the server makes for the document, one has succeeded and another one is pending.
   * Expects that the server sends the document after exactly one second. Returns the document.
   */
  const openWithout = async (missing: (onResponse: () => void, onRequest: () => void) => Partial<typeof handlers>) => {
    const client = await account('shopper', {}, running())
    const [responded, requested] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const app = appWith({ ...handlers, ...missing(responded.resolve, requested.resolve) })
    await app.ready()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sent = vi.fn()
    const document = openOn(app, client.cookie())
    void document.then(sent)
    await Promise.all([responded.promise, requested.promise])
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    const opened = await document
    await app.close()
    return opened
  }

  const never = (onRequest: () => void) => () => {
    onRequest()
    return new Promise<never>(() => undefined)
  }

  it('F5 the document omits the response of a call that takes longer than a second, and contains the other responses', async () => {
    const opened = await openWithout((onResponse, onRequest) => ({
      'GET /auth/session': {
        open: async (context, input) => {
          const session = await handlers['GET /auth/session'].open(context, input)
          onResponse()
          return session
        },
      },
      'GET /id/language': never(onRequest),
    }))
    expect(opened.statusCode).toBe(200)
    expect(valueIn(opened, 'GET /auth/session', 'csrfToken')).toMatch(/./)
    expect(callsIn(opened)).not.toContain('GET /id/language')
  })

  it('F5 the document contains no responses if the session call takes longer than a second', async () => {
    const opened = await openWithout((onResponse, onRequest) => ({
      'GET /auth/session': { open: never(onRequest) },
      'GET /id/language': async (context) => {
        const language = await handlers['GET /id/language'](context)
        onResponse()
        return language
      },
    }))
    expectPlain(opened)
  })
})

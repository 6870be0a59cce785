import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../kernel/log.ts'
import { notFound } from '../kernel/refusals.ts'
import type { CallControl } from './control.ts'

/** Headers that proxies add and browsers do not. */
const proxyHeader = /^(x-forwarded(-.*)?|forwarded|x-real-ip|via)$/

const closed =
  'Control is closed until the next start because a request came through a proxy. ' +
  'Set TRUSTED_PROXIES to serve others, or SANDBOX_CONTROL=on to keep control open to everyone who can reach the proxy.'

/**
 * Makes the control page and its API closable: the first request that came through a proxy closes them until the process
 * ends (A1).
 */
export const makeClosableControl = (control: CallControl, log: Log) => {
  let isOpen = true
  return {
    /** Returns the data of the control page, or null after the page was closed. */
    current: (): CallControl | null => (isOpen ? control : null),

    /**
     * Closes the control page if the request came through a proxy. Call this before the request reaches its route, so that
     * the route finds the page closed.
     */
    closeBehindProxy: ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
      const header = Object.keys(headers).find((name) => proxyHeader.test(name))
      if (!isOpen || header === undefined) return
      isOpen = false
      log.warn({ header }, closed)
    },

    /** Registers routes that respond with 404 after the control page was closed. */
    guard:
      (...routes: ReadonlyArray<(app: FastifyInstance) => Promise<void>>) =>
      async (app: FastifyInstance): Promise<void> => {
        app.addHook('onRequest', async () => void (isOpen || notFound()))
        for (const register of routes) app.register(register)
      },
  }
}

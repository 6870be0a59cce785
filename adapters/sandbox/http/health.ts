import { setTimeout as later } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Returns the name of a part without which the server cannot serve, such as "database"; null if all parts work. */
export type ReadinessCheck = () => Promise<string | null>

/** Milliseconds after which a part that does not answer counts as failing. */
const longestCheck = 1000

/** Paths for programs that watch the process. They need no session and no known host name, and are never logged. */
const paths = { health: '/healthz', readiness: '/readyz' } as const

/** True for a request of a program that watches the process. */
export const isProbe = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.url === paths.health || routeOptions.url === paths.readiness

/**
 * Runs at most one check at a time, so that checks of a part that hangs do not pile up.
 * @param name name of the part that fails if the check takes too long
 */
const limited = (check: ReadinessCheck, name: string): ReadinessCheck => {
  let running: Promise<string | null> | null = null
  return () => {
    running ??= check()
      .catch(() => name)
      .finally(() => {
        running = null
      })
    return Promise.race([running, later(longestCheck, name, { ref: false })])
  }
}

/**
 * Routes of the probes. `/healthz` says that the process responds. `/readyz` says that it can serve; otherwise it answers 503
 * with the failing part.
 * @param part name of the part that `check` looks at first
 */
export const healthRoutes =
  (part: string, check: ReadinessCheck) =>
  async (app: FastifyInstance): Promise<void> => {
    let isStopping = false
    const checkInTime = limited(check, part)
    app.addHook('preClose', async () => {
      isStopping = true
    })
    app.get(paths.health, async () => ({ status: 'ok' }))
    app.get(paths.readiness, async (_request, reply) => {
      const failing = isStopping ? 'shutdown' : await checkInTime()
      return failing === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', failing })
    })
  }

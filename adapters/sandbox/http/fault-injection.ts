import type { FastifyReply } from 'fastify'

/** Error that a handler throws to inject a fault. `carryOut` applies the fault to the reply. */
export interface InjectedFault extends Error {
  readonly carryOut: (reply: FastifyReply) => unknown
}

const isInjectedFault = (error: unknown): error is InjectedFault => error instanceof Error && 'carryOut' in error

/** Wraps a handler, so that an injected fault that it throws is applied to the reply. */
export const withInjectedFaults =
  <Request>(handle: (request: Request, reply: FastifyReply) => Promise<unknown>) =>
  async (request: Request, reply: FastifyReply): Promise<unknown> => {
    try {
      return await handle(request, reply)
    } catch (error) {
      if (isInjectedFault(error)) return error.carryOut(reply)
      throw error
    }
  }

import type { FastifyReply } from 'fastify'

/** Thrown in place of an answer: what is done instead. */
export interface InjectedFault extends Error {
  readonly carryOut: (reply: FastifyReply) => unknown
}

const isInjectedFault = (error: unknown): error is InjectedFault => error instanceof Error && 'carryOut' in error

/** A handler that meets with what was asked to go wrong. */
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

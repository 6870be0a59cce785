import type { FastifyReply } from 'fastify'

/** Thrown in place of an answer: what is done instead. */
export interface Mishap extends Error {
  readonly carryOut: (reply: FastifyReply) => unknown
}

const isMishap = (error: unknown): error is Mishap => error instanceof Error && 'carryOut' in error

/** A handler that meets with what was asked to go wrong. */
export const withMishaps =
  <Request>(handle: (request: Request, reply: FastifyReply) => Promise<unknown>) =>
  async (request: Request, reply: FastifyReply): Promise<unknown> => {
    try {
      return await handle(request, reply)
    } catch (error) {
      if (isMishap(error)) return error.carryOut(reply)
      throw error
    }
  }

import type { FastifyReply } from 'fastify'

/** Thrown in place of an answer: what is done instead. */
export interface Mishap extends Error {
  readonly carryOut: (reply: FastifyReply) => unknown
}

export const isMishap = (error: unknown): error is Mishap => error instanceof Error && 'carryOut' in error

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Environment } from '../environment.ts'
import { findControlContext } from './caller.ts'
import { runDueWork } from './parts.ts'

/** Runs the due work of the caller's account. Reads the account again first, because a change may have moved its clock. */
export const runDueWorkFor = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const context = await findControlContext(environment, request, reply)
  if (context !== null) await runDueWork(context)
}

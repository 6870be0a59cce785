import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Environment } from '../environment.ts'
import { playedOrNull } from './caller.ts'
import { runDueWork } from './parts.ts'

/** Does what waited for what was just done to the caller's account, as it is by now: its clock may have been moved. */
export const runDueWorkFor = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const played = await playedOrNull(environment, request, reply)
  if (played !== null) await runDueWork(played)
}

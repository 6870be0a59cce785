import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSession, type FoundSession } from '../account/sessions.ts'
import type { Environment } from '../environment.ts'
import { askerOf } from '../http/asker.ts'

/** Whoever is signed in and looks at a page, and what time it is for them; null: nobody, or not all the way in. */
export const signedIn = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundSession | null> => {
  const { queries, productName, clock } = environment
  const { sessionId } = askerOf(environment, request, reply)
  const found = sessionId === null ? null : await findSession(queries, sessionId, { productName, now: clock() })
  return found === null || found.isOwing ? null : found
}

/** To the sign-in page, and back to this address afterwards. */
export const toSignIn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.redirect(`/authenticate/login?redirect=${encodeURIComponent(address)}`, 302)

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession } from '../account/sessions.ts'
import { signedInBy } from '../calls/caller.ts'
import type { Environment } from '../environment.ts'
import { callerOf } from '../http/caller.ts'

/**
 * Requests for which `signedIn` has already acquired a concurrency slot. A second call of `signedIn` for the same request
 * acquires no further slot.
 */
const withSlot = new WeakSet<FastifyRequest>()

/** Acquires a concurrency slot of the user, and frees the slot when the response is closed. */
const acquireSlot = async (
  { concurrency }: Environment,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  if (withSlot.has(request)) return
  const end = await concurrency.acquire(userId)
  withSlot.add(request)
  reply.raw.once('close', end)
  // The client has disconnected meanwhile.
  if (reply.raw.destroyed) end()
}

/**
 * Returns the user who opens a page, and the time measured with the user's simulated clock. Acquires a concurrency slot.
 * Null without a session, or while the second factor of the sign-in is missing.
 */
export const signedIn = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundSession | null> => {
  const found = await signedInBy(environment, callerOf(environment, request, reply))
  if (found !== null) await acquireSlot(environment, found.user.id, request, reply)
  return found
}

/** Redirects to the sign-in page, which redirects back to `address` afterwards. */
export const toSignIn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.redirect(`/authenticate/login?redirect=${encodeURIComponent(address)}`, 302)

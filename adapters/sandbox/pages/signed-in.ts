import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession } from '../account/sessions.ts'
import { signedInBy } from '../calls/caller.ts'
import type { Environment } from '../environment.ts'
import { callerOf } from '../http/caller.ts'

/** Requests that have a concurrency slot, so that a second check does not acquire another one. */
const withSlot = new WeakSet<FastifyRequest>()

/** Acquires a concurrency slot of the user, and frees it when the response is closed. */
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
 * Returns the user who opens a page and the time by the user's clock, and acquires a concurrency slot. Null without a
 * session, or while a second factor is due.
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

/** Redirects to sign-in and, after that, back to this address. */
export const toSignIn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.redirect(`/authenticate/login?redirect=${encodeURIComponent(address)}`, 302)

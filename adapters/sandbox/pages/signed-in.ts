import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession } from '../account/sessions.ts'
import { signedInBy } from '../calls/caller.ts'
import type { Environment } from '../environment.ts'
import { callerOf } from '../http/caller.ts'

/** Requests that have their turn: one that looks twice takes one. */
const inTurn = new WeakSet<FastifyRequest>()

/** Until the answer is out a request is one of the turns of its user. */
const takeTurn = async (
  { concurrency }: Environment,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  if (inTurn.has(request)) return
  const end = await concurrency.acquire(userId)
  inTurn.add(request)
  reply.raw.once('close', end)
  // Who asked has gone meanwhile.
  if (reply.raw.destroyed) end()
}

/** Who is signed in and looks at a page, and what time it is for them; null: no session, or one that owes a second factor. */
export const signedIn = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundSession | null> => {
  const found = await signedInBy(environment, callerOf(environment, request, reply))
  if (found !== null) await takeTurn(environment, found.user.id, request, reply)
  return found
}

/** To the sign-in page, and back to this address afterwards. */
export const toSignIn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.redirect(`/authenticate/login?redirect=${encodeURIComponent(address)}`, 302)

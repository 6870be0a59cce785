import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FoundSession } from '../account/sessions.ts'
import { signedInBy } from '../calls/caller.ts'
import type { Environment } from '../environment.ts'
import { askerOf } from '../http/asker.ts'

/** Who is signed in and looks at a page, and what time it is for them; null: no session, or one that owes a second factor. */
export const signedIn = (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundSession | null> => signedInBy(environment, askerOf(environment, request, reply))

/** To the sign-in page, and back to this address afterwards. */
export const toSignIn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.redirect(`/authenticate/login?redirect=${encodeURIComponent(address)}`, 302)

import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteSecurityEvent } from '../account/security-events.ts'
import { startSession } from '../account/sessions.ts'
import { signedInBy } from '../calls/caller.ts'
import type { Environment } from '../environment.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { originOfLinks } from '../kernel/hosts.ts'
import { refuse } from '../kernel/refusals.ts'
import { seededId } from '../kernel/seeded-random.ts'
import { makeAccount, storedPersonaPassword } from '../seed/accounts.ts'
import { personaOf, personaPassword } from '../seed/personas.ts'
import { applyChanges, type Changes } from './changes.ts'
import type { Played } from './part.ts'

/** The account that the caller's cookie belongs to, and the means to play with it; null: there is none. */
export const playedOrNull = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Played | null> => {
  const { queries: database, random, sealing } = environment
  const caller = callerOf(environment, request, reply)
  const found = await signedInBy(environment, caller)
  if (found === null) return null
  const { user, now } = found
  const origin = originOfLinks(environment.publicOrigin, caller.origin)
  return { user, database, random, sealing, origin, now: () => now }
}

/** Returns the same, and refuses other sites and requests without an account. */
export const playedBy = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Played> => {
  refuseCrossOrigin(callerOf(environment, request, reply))
  const played = await playedOrNull(environment, request, reply)
  return played ?? refuse(401, 'Create an account first: POST /sandbox/accounts.')
}

/** Changes the account that is played with; answers with it as it is then. */
export const changePlayed = async (played: Played, changes: Changes): Promise<Played> => {
  const { database, random, sealing, user, now } = played
  const changed = await database
    .transaction()
    .execute((queries) => applyChanges({ queries, random, sealing, now: now() }, user, changes))
  return { ...played, user: changed }
}

export interface MadeAccount {
  readonly email: string
  readonly password: string
  readonly userId: string
}

let password: ReturnType<typeof storedPersonaPassword> | null = null

/** A new account of a persona, its own from the first moment, and signed in. */
export const newAccount = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: { readonly persona: string; readonly overrides: Changes },
): Promise<MadeAccount> => {
  const { queries: database, random, sealing, clock } = environment
  const caller = callerOf(environment, request, reply)
  refuseCrossOrigin(caller)
  const persona = personaOf(wanted.persona)
  if (persona === null) return refuse(400, 'Unknown persona.')
  const id = seededId(random.id(), 'user', 0)
  const now = clock()
  // Every account here has the same password, which is no secret: one memory-hard hash of it is enough.
  password ??= storedPersonaPassword(random)
  const stored = await password
  const user = await database.transaction().execute(async (queries) => {
    const email = `${persona.name}-${id.slice(0, 10)}@example.com`
    const made = await makeAccount(queries, { persona, id, email, password: stored, now })
    return applyChanges({ queries, random, sealing, now }, made, wanted.overrides)
  })
  caller.setSession(await startSession(database, random, { user, now, from: caller, isProven: true }))
  await noteSecurityEvent({ ...caller, database, now: () => now }, user, 'signed-in')
  return { email: user.email, password: personaPassword, userId: user.id }
}

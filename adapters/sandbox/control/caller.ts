import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordSecurityEvent } from '../account/security-events.ts'
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
import type { ControlContext } from './part.ts'

/**
 * Returns the account that the caller is signed in to, and the dependencies of functions that change it. Null without a
 * session.
 */
export const findControlContext = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ControlContext | null> => {
  const { queries: database, random, sealing } = environment
  const caller = callerOf(environment, request, reply)
  const found = await signedInBy(environment, caller)
  if (found === null) return null
  const { user, now } = found
  const origin = originOfLinks(environment.publicOrigin, caller.origin)
  return { user, database, random, sealing, origin, now: () => now }
}

/** Returns the control context. Refuses requests that come from other sites or have no session. */
export const requireControlContext = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ControlContext> => {
  refuseCrossOrigin(callerOf(environment, request, reply))
  const context = await findControlContext(environment, request, reply)
  return context ?? refuse(401, 'Create an account first: POST /sandbox/accounts.')
}

/** Changes the account of the context. Returns a context with the changed account. */
export const changeAccount = async (context: ControlContext, changes: Changes): Promise<ControlContext> => {
  const { database, random, sealing, user, now } = context
  const changed = await database
    .transaction()
    .execute((queries) => applyChanges({ queries, random, sealing, now: now() }, user, changes))
  return { ...context, user: changed }
}

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly userId: string
}

let password: ReturnType<typeof storedPersonaPassword> | null = null

/** Creates an account of a persona and signs the caller in to it. */
export const createAccount = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
  input: { readonly persona: string; readonly overrides: Changes },
): Promise<NewAccount> => {
  const { queries: database, random, sealing, clock } = environment
  const caller = callerOf(environment, request, reply)
  refuseCrossOrigin(caller)
  const persona = personaOf(input.persona)
  if (persona === null) return refuse(400, 'Unknown persona.')
  const id = seededId(random.id(), 'user', 0)
  const now = clock()
  // All accounts have the same public password, so one memory-hard hash of it suffices.
  password ??= storedPersonaPassword(random)
  const stored = await password
  const user = await database.transaction().execute(async (queries) => {
    const email = `${persona.name}-${id.slice(0, 10)}@example.com`
    const created = await makeAccount(queries, { persona, id, email, password: stored, now })
    return applyChanges({ queries, random, sealing, now }, created, input.overrides)
  })
  caller.setSession(await startSession(database, random, { user, now, from: caller, isProven: true }))
  await recordSecurityEvent({ ...caller, database, now: () => now }, user, 'signed-in')
  return { email: user.email, password: personaPassword, userId: user.id }
}

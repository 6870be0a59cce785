import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteSecurityEvent } from '../account/security-events.ts'
import { findSession, startSession } from '../account/sessions.ts'
import type { User } from '../account/tables.ts'
import type { Queries } from '../database/engine.ts'
import type { Environment } from '../environment.ts'
import { askerOf, refuseForeign } from '../http/asker.ts'
import { seededId } from '../kernel/chance.ts'
import { refuse } from '../kernel/refusals.ts'
import { makeAccount, storedPersonaPassword } from '../seed/accounts.ts'
import { personaOf, personaPassword } from '../seed/personas.ts'
import { applyChanges, type Changes } from './changes.ts'

/** The account that the caller's cookie belongs to, and its time. */
export const callerOf = async (
  environment: Environment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly user: User; readonly now: number }> => {
  const { queries, productName, clock } = environment
  const asker = askerOf(environment, request, reply)
  if (request.method !== 'GET') refuseForeign(asker)
  const found =
    asker.sessionId === null ? null : await findSession(queries, asker.sessionId, { productName, now: clock() })
  return found === null || found.isOwing ? refuse(401, 'Make an account first: POST /sandbox/accounts.') : found
}

/** Moves an account's clock by milliseconds, and its sessions along with it where they are to be kept. */
export const moveClock = async (
  queries: Queries,
  user: User,
  advance: number,
  keepsSessions: boolean,
): Promise<number> => {
  const by = Math.trunc(advance)
  const clockOffset = user.clockOffset + by
  if (!Number.isSafeInteger(clockOffset)) refuse(400, 'The clock cannot be moved that far.')
  await queries.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ clockOffset }).where('id', '=', user.id).execute()
    if (!keepsSessions) return
    await transaction
      .updateTable('sessions')
      .set((columns) => ({ createdAt: columns('createdAt', '+', by), seenAt: columns('seenAt', '+', by) }))
      .where('userId', '=', user.id)
      .execute()
  })
  return clockOffset
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
  const { queries, random, clock } = environment
  const asker = askerOf(environment, request, reply)
  refuseForeign(asker)
  const persona = personaOf(wanted.persona)
  if (persona === null) return refuse(400, 'There is no such persona.')
  const id = seededId(random.id(), 'user', 0)
  const now = clock()
  // Everybody here has the same password, which everybody knows: one memory-hard hash of it is enough.
  password ??= storedPersonaPassword(random)
  const stored = await password
  const user = await queries.transaction().execute(async (transaction) => {
    const email = `${persona.name}-${id.slice(0, 10)}@example.com`
    const made = await makeAccount(transaction, random, { persona, id, email, password: stored, now })
    return applyChanges(transaction, random, made, wanted.overrides, now)
  })
  asker.setSession(await startSession(queries, random, { user, now, from: asker }))
  await noteSecurityEvent({ ...asker, database: queries, now: () => now }, user, 'signed-in')
  return { email: user.email, password: personaPassword, userId: user.id }
}

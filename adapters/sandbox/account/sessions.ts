import { sql } from 'kysely'
import type { Queries } from '../database/engine.ts'
import { refuse } from '../kernel/refusals.ts'
import { derivedSecret, digest, type Randomness } from '../kernel/secrets.ts'
import { endSession, refuseEndedSession } from './session-revocation.ts'
import type { User } from './tables.ts'

/** Length of a session id: 256 bits (A6). */
const idBytes = 32
const idPattern = /^[A-Za-z0-9_-]{43}$/

const minute = 60_000
/** Milliseconds of idle time, and of age, after which a session ends (A5). */
export const sessionTimeouts = { idle: 30 * minute, absolute: 12 * 60 * minute } as const
/** Smallest number of milliseconds between two updates of `seenAt`, so that not every read causes a write. */
const seenInterval = minute

export const newSessionId = (random: Randomness): string => Buffer.from(random.bytes(idBytes)).toString('base64url')

export const isSessionId = (text: string): boolean => idPattern.test(text)

/** Derives the CSRF value of a session from its id. The value ends with the session and is stored nowhere. */
export const csrfOf = (sessionId: string): string => derivedSecret(sessionId, 'csrf')

const tokenOf = (sessionId: string, facade: string): string => derivedSecret(sessionId, `token:${facade}`)

/** Session of the caller, as handlers see it. */
export interface CallerSession {
  /** Hash that identifies the session's row. It does not authenticate. */
  readonly idHash: string
  readonly csrfToken: string
  /** Product tokens for the user facade and for the payee facade. `payee` is null if there is no payee token. */
  readonly tokens: { readonly user: string; readonly payee: string | null }
}

/** Creates the session with its product tokens. Only an approved invited recipient has a payee token (SESS-012). */
export const callerSession = (sessionId: string, productName: string, isRecipient: boolean): CallerSession => ({
  idHash: digest(sessionId),
  csrfToken: csrfOf(sessionId),
  tokens: {
    user: tokenOf(sessionId, `${productName}User`),
    payee: isRecipient ? tokenOf(sessionId, 'payee') : null,
  },
})

export interface FoundSession {
  readonly user: User
  readonly session: CallerSession
  /** True if the password was right and the second factor is still due. */
  readonly isOwing: boolean
  /** Milliseconds since 1970 by the account's clock. */
  readonly now: number
}

/** Ignores the error of a full or read-only database. Throws any other error. */
const unlessUnwritable = (error: unknown): void => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (!/^(25006|53100)$/.test(code)) throw error
}

/** Returns the session with this id. Null if it is unknown or has expired. Deletes an expired session. */
export const findSession = async (
  queries: Queries,
  sessionId: string,
  options: { readonly productName: string; readonly now: number },
): Promise<FoundSession | null> => {
  if (!isSessionId(sessionId)) return null
  const idHash = digest(sessionId)
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .selectAll('users')
    .select(({ selectFrom, exists, and }) => [
      'sessions.createdAt as sessionCreatedAt',
      'sessions.seenAt',
      'sessions.secondFactorOwed',
      and([
        exists(selectFrom('payors').select('payors.id').whereRef('payors.userId', '=', 'users.id')),
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.userId', '=', 'users.id')
            .where('applications.productName', '=', 'payoutsRecipient')
            .where('applications.status', '=', 'approved'),
        ),
      ]).as('isRecipient'),
    ])
    .where('sessions.idHash', '=', idHash)
    .executeTakeFirst()
  if (row === undefined) return null
  const { sessionCreatedAt, seenAt, secondFactorOwed, isRecipient, ...user } = row
  const now = options.now + user.clockOffset
  if (now - seenAt >= sessionTimeouts.idle || now - sessionCreatedAt >= sessionTimeouts.absolute) {
    await endSession(queries, sessionId)
    return null
  }
  if (now - seenAt >= seenInterval) {
    // Skips a locked row, since the next request records the time as well. Ignores an unwritable database, so that reads
    // still work.
    const free = queries.selectFrom('sessions').select('idHash').where('idHash', '=', idHash).forUpdate().skipLocked()
    await queries
      .updateTable('sessions')
      .set({ seenAt: now })
      .where('idHash', 'in', free)
      .execute()
      .catch(unlessUnwritable)
  }
  return {
    user,
    session: callerSession(sessionId, options.productName, isRecipient === true),
    isOwing: secondFactorOwed,
    now,
  }
}

/** Returns the given sessions that have neither ended nor expired. */
export const validSessions = async (
  queries: Queries,
  idHashes: ReadonlyArray<string>,
  serverNow: number,
): Promise<ReadonlySet<string>> => {
  if (idHashes.length === 0) return new Set()
  const since = (timeout: number) => sql<number>`${serverNow - timeout}::bigint + users.clock_offset`
  const rows = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.idHash')
    .where('sessions.idHash', 'in', idHashes)
    .where('sessions.seenAt', '>', since(sessionTimeouts.idle))
    .where('sessions.createdAt', '>', since(sessionTimeouts.absolute))
    .execute()
  return new Set(rows.map(({ idHash }) => idHash))
}

/** Fields of a user that must not change during a sign-in. If one of them changes, the sign-in is refused. */
type Recognised = Pick<User, 'id' | 'passwordHash' | 'otpEnabled'>

/** Locks a user's row until the session is stored. Refuses if password or two-factor have changed during the sign-in. */
const refuseChanged = async (queries: Queries, { id, passwordHash, otpEnabled }: Recognised): Promise<void> => {
  const same = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('otpEnabled', '=', otpEnabled)
    .forShare()
    .executeTakeFirst()
  if (same === undefined) refuse(409, 'Your security settings have changed. Sign in again.')
}

/**
 * Creates a session and returns its id, which only the cookie may contain. `user` contains the values that the sign-in has
 * checked. Refuses if password or two-factor have changed since then, because such a change ends all sessions (A5).
 */
export const startSession = async (
  queries: Queries,
  random: Randomness,
  input: {
    readonly user: Recognised
    readonly now: number
    /** Browser and network address that started the session. */
    readonly from: { readonly userAgent: string; readonly address: string }
    readonly secondFactorOwed?: boolean
    /**
     * True if the user has just proven their identity. False if this session replaces another session without a new proof.
     */
    readonly isProven?: boolean
  },
): Promise<string> => {
  const sessionId = newSessionId(random)
  await queries.transaction().execute(async (transaction) => {
    await refuseChanged(transaction, input.user)
    await transaction
      .insertInto('sessions')
      .values({
        idHash: digest(sessionId),
        userId: input.user.id,
        createdAt: input.now,
        seenAt: input.now,
        secondFactorOwed: input.secondFactorOwed ?? false,
        secondFactorAt: input.isProven === true && input.secondFactorOwed !== true ? input.now : 0,
        userAgent: input.from.userAgent,
        address: input.from.address,
      })
      .execute()
  })
  return sessionId
}

/** Returns the active sessions of a user, most recently used first, without expired ones. */
export const activeSessions = (queries: Queries, userId: string, now: number) =>
  queries
    .selectFrom('sessions')
    .select(['idHash', 'seenAt', 'userAgent', 'address'])
    .where('userId', '=', userId)
    .where('secondFactorOwed', '=', false)
    .where('seenAt', '>', now - sessionTimeouts.idle)
    .where('createdAt', '>', now - sessionTimeouts.absolute)
    .orderBy('seenAt', 'desc')
    .orderBy('idHash')
    .execute()

/** Locks a session until the end of the transaction and returns it. Refuses with 401 if it has ended. */
export const lockSession = async (queries: Queries, idHash: string): Promise<{ readonly secondFactorAt: number }> =>
  (await queries
    .selectFrom('sessions')
    .select('secondFactorAt')
    .where('idHash', '=', idHash)
    .forShare()
    .executeTakeFirst()) ?? refuseEndedSession()

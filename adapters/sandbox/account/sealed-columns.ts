import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/engine.ts'
import { waitWithoutLimit } from '../database/transaction.ts'
import { isSealed, sealedFormat, type Sealing } from '../kernel/sealing.ts'

/**
 * Kinds of secrets. Each secret is encrypted for one user and cannot be decrypted for another user. `key-check` belongs to
 * no user.
 */
type Secret = 'otp-secret' | 'mail' | 'key-check'

/** Returns the `place` argument of `Sealing`, which binds a sealed secret to its kind and its user. */
export const placeOf = (secret: Secret, userId: string): string => `${secret}:${userId}`

interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly secret: Secret
  /** Id of the user whom a row belongs to. */
  readonly userId: RawBuilder<unknown>
}

const sealedColumns: ReadonlyArray<SealedColumn> = [
  { table: 'users', column: 'otp_secret', secret: 'otp-secret', userId: sql.ref('id') },
  {
    table: 'otp_offers',
    column: 'secret',
    secret: 'otp-secret',
    userId: sql`(select user_id from sessions where id_hash = session_hash)`,
  },
  { table: 'mails', column: 'body', secret: 'mail', userId: sql.ref('user_id') },
  { table: 'secret_check', column: 'sealed', secret: 'key-check', userId: sql`''` },
]

interface Row {
  readonly id: string | number
  readonly userId: string
  readonly text: string
}

/**
 * For each key except the first, decrypts one secret that this key sealed, to check that the key is available. Throws if a
 * key is missing.
 */
const openOthers = async (
  queries: Queries,
  sealing: Sealing,
  { table, column, secret, userId }: SealedColumn,
): Promise<void> => {
  const text = sql.ref(column)
  const key = sql`left(${text}, ${sql.lit(sealing.prefix.length)})`
  const { rows } = await sql<Omit<Row, 'id'>>`
    select distinct on (${key}) ${userId} as "userId", ${text} as text from ${sql.table(table)}
    where ${text} ~ ${sealedFormat.source} and not starts_with(${text}, ${sealing.prefix}) order by ${key}`.execute(
    queries,
  )
  for (const { userId: owner, text: sealed } of rows) sealing.open(placeOf(secret, owner), sealed)
}

/**
 * Stores a check value that is sealed with the first key, unless another process has already stored one. Throws if a
 * required key is missing: the key that sealed the stored check value, or a key that sealed a secret. In both cases the
 * transaction stores nothing.
 */
export const checkKeys = (queries: Queries, sealing: Sealing): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await waitWithoutLimit(transaction)
    const place = placeOf('key-check', '')
    // A process that starts at the same moment waits here until this transaction ends.
    await transaction
      .insertInto('secretCheck')
      .values({ id: 1, sealed: sealing.seal(place, 'check') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { sealed } = await transaction.selectFrom('secretCheck').select('sealed').executeTakeFirstOrThrow()
    sealing.open(place, sealed)
    for (const column of sealedColumns) await openOthers(transaction, sealing, column)
  })

/** Rows per transaction. The limit keeps locks short, because a request waits at most four seconds. */
const most = 100

/** Reseals the next rows of a column, in the order of their ids. Returns the last id, or null at the end of the column. */
const resealSome = (
  queries: Queries,
  sealing: Sealing,
  { table, column, secret, userId }: SealedColumn,
  after: Row['id'] | null,
): Promise<Row['id'] | null> =>
  queries.transaction().execute(async (transaction) => {
    await waitWithoutLimit(transaction)
    const { rows } = await sql<Row>`
      select id, ${userId} as "userId", ${sql.ref(column)} as text from ${sql.table(table)}
      where not starts_with(${sql.ref(column)}, ${sealing.prefix}) ${after === null ? sql`` : sql`and id > ${after}`}
      order by id limit ${most} for no key update`.execute(transaction)
    for (const { id, userId: owner, text } of rows) {
      const place = placeOf(secret, owner)
      const sealed = sealing.seal(place, isSealed(text) ? sealing.open(place, text) : text)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where id = ${id}`.execute(transaction)
    }
    return rows.at(-1)?.id ?? null
  })

/**
 * Seals secrets again with the first key if another key sealed them, or if an earlier version stored them in plain text.
 * Throws if a secret cannot be decrypted. Several processes can run this function simultaneously, because each process locks
 * the rows that it changes.
 */
export const reseal = async (queries: Queries, sealing: Sealing): Promise<void> => {
  for (const column of sealedColumns) {
    let after: Row['id'] | null = null
    do after = await resealSome(queries, sealing, column, after)
    while (after !== null)
  }
}

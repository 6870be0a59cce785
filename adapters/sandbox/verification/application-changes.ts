import type { Insertable } from 'kysely'
import { sendMail } from '../account/mails.ts'
import type { User } from '../account/tables.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { notifyApplication } from '../database/notices.ts'
import { transact } from '../database/transaction.ts'
import { defined } from '../kernel/defined.ts'
import type { Sealing } from '../kernel/sealing.ts'
import { dueChange } from './application-review.ts'
import { decisionMail } from './decision-mails.ts'
import type { Application, ApplicationPatch, VerificationTables } from './tables.ts'

export type { Application } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now' | 'sealing'>
type Making = Means & Pick<BaseContext, 'random'>
type Owner = Pick<User, 'id' | 'email'>

const columnsOf = ({ collectionTasks, history, ...plain }: ApplicationPatch) => ({
  ...plain,
  ...defined({ collectionTasks: collectionTasks && json(collectionTasks), history: history && json(history) }),
})

const rowsOf = (database: Queries, userId: string) =>
  database.selectFrom('applications').selectAll().where('userId', '=', userId)

/**
 * Changes an application in one transaction: locks its row, applies the pure function `change`, and notifies the
 * application's event streams. If the change is a decision, sends a mail. Every change of an application uses this function.
 * Returns the changed application, or null if `change` returned null.
 */
export const changeApplication = (
  means: Means,
  owner: Owner,
  productName: string,
  change: (row: Application, now: number) => ApplicationPatch | null,
): Promise<Application | null> =>
  transact(means, async (inside) => {
    const { database, now } = inside
    const row = await rowsOf(database, owner.id).where('productName', '=', productName).forUpdate().executeTakeFirst()
    const updatedAt = now()
    const patch = row === undefined ? null : change(row, updatedAt)
    if (row === undefined || patch === null) return null
    await database
      .updateTable('applications')
      .set({ ...columnsOf(patch), updatedAt })
      .where('id', '=', row.id)
      .execute()
    await notifyApplication(database, owner.id, row.id)
    const changed: Application = { ...row, ...patch, updatedAt }
    const mail = changed.status === row.status ? null : decisionMail(changed)
    if (mail !== null) await sendMail(inside, owner, mail)
    return changed
  })

/**
 * Creates the user's application for a product, unless the user already has one. Concurrent calls create at most one
 * application. Returns the new or the existing application.
 */
export const makeApplication = (
  means: Making,
  userId: string,
  productName: string,
  content: (now: number) => Required<ApplicationPatch>,
): Promise<{ readonly application: Application; readonly isNew: boolean }> =>
  transact(means, async (inside) => {
    const { database, now, random } = inside
    const createdAt = now()
    const { status, collectionStatus, collectionTasks, history } = content(createdAt)
    const row: Insertable<VerificationTables['applications']> = {
      id: random.id(),
      userId,
      productName,
      status,
      collectionStatus,
      collectionTasks: json(collectionTasks),
      history: json(history),
      createdAt,
      updatedAt: createdAt,
    }
    const inserted = await database
      .insertInto('applications')
      .values(row)
      .onConflict((conflict) => conflict.columns(['userId', 'productName']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted === undefined) {
      const existing = await rowsOf(database, userId).where('productName', '=', productName).executeTakeFirstOrThrow()
      return { application: existing, isNew: false }
    }
    await notifyApplication(database, userId, inserted.id)
    return { application: inserted, isNew: true }
  })

const undecided = ['pending', 'initializing'] as const

/**
 * Finishes all checks and reviews of the user's applications that are due by now. The sandbox has no background worker, so
 * every read calls this function first. Writes nothing if nothing is due.
 */
export const runDueChecks = async (means: Means, owner: Owner): Promise<void> => {
  const rows = await rowsOf(means.database, owner.id).where('status', 'in', undecided).execute()
  for (const row of rows) {
    if (dueChange(row, means.now()) !== null) await changeApplication(means, owner, row.productName, dueChange)
  }
}

/**
 * Finishes due checks for the users whose sessions have an open event stream. Due times are measured with each account's
 * simulated clock. `idHashes` are hashes of session ids.
 */
export const runDueChecksOfWatched = async (
  {
    queries,
    clock,
    sealing,
  }: {
    readonly queries: Queries
    readonly clock: () => number
    readonly sealing: Sealing
  },
  idHashes: ReadonlyArray<string>,
): Promise<void> => {
  if (idHashes.length === 0) return
  const rows = await queries
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.userId')
    .selectAll('applications')
    .select(['users.email', 'users.clockOffset'])
    .where('applications.status', 'in', undecided)
    .where('users.id', 'in', (sessions) =>
      sessions.selectFrom('sessions').select('sessions.userId').where('sessions.idHash', 'in', idHashes),
    )
    .execute()
  for (const { email, clockOffset, ...row } of rows) {
    const now = (): number => clock() + clockOffset
    if (dueChange(row, now()) !== null) {
      // eslint-disable-next-line no-await-in-loop -- seldom more than one is due
      await changeApplication(
        { database: queries, now, sealing },
        { id: row.userId, email },
        row.productName,
        dueChange,
      )
    }
  }
}

/** Finishes due checks, then returns the user's applications, oldest first. */
export const presentApplications = async (means: Means, owner: Owner): Promise<ReadonlyArray<Application>> => {
  await runDueChecks(means, owner)
  return rowsOf(means.database, owner.id).orderBy('createdAt').orderBy('id').execute()
}

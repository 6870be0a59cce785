import { json } from '../database/columns.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import type { CallContext } from './context.ts'

/** Milliseconds for which a key is stored, by its account's clock (F4). */
const keptMs = 24 * 60 * 60_000

/** Call with the client's idempotency key, so that repeated sends of the call have one effect. */
export interface IdempotentSend {
  readonly key: string
  readonly call: string
  readonly input: unknown
}

const checkKey = (key: string): void => {
  if (!/^[\w-]{8,64}$/.test(key)) refuse(400, 'The key must have 8 to 64 letters, digits, "-" or "_".', { code: 'key' })
}

/**
 * Runs the work of a call once, even if the client sends the call repeatedly or simultaneously. Repeated calls get the
 * result of the first call. A refused call stores nothing, so its key can be used again.
 */
export const once = async (
  context: CallContext,
  { key, call, input }: IdempotentSend,
  work: (inside: CallContext) => Promise<unknown>,
): Promise<unknown> => {
  checkKey(key)
  const { id: userId } = context.user
  const at = context.now()
  const inputHash = digest(JSON.stringify(input))
  return transact(context, async (inside) => {
    const { database } = inside
    await database
      .deleteFrom('submits')
      .where('userId', '=', userId)
      .where('at', '<=', at - keptMs)
      .execute()
    // If the client sends the call twice at the same time, the second call waits here until the first has finished.
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('submits')
      .values({ userId, key, call, inputHash, at, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      const stored = await database
        .selectFrom('submits')
        .selectAll()
        .where('userId', '=', userId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (stored.call === call && stored.inputHash === inputHash) return stored.answer?.reply
      return refuse(422, 'This key was already used for another request.', { code: 'key' })
    }
    const reply = await work(inside)
    await database
      .updateTable('submits')
      .set({ answer: json({ reply }) })
      .where('userId', '=', userId)
      .where('key', '=', key)
      .execute()
    return reply
  })
}

import type { Selectable } from 'kysely'
import type { CallContext } from '../calls/context.ts'
import { notFound } from '../kernel/refusals.ts'
import type { DebitCardsTable } from './tables.ts'

export type Card = Selectable<DebitCardsTable>

/** Returns a card of the user. Another user's card counts as missing (A2). */
export const ownCard = async (
  { database, user }: { readonly database: CallContext['database']; readonly user: { readonly id: string } },
  id: string,
): Promise<Card> =>
  (await database
    .selectFrom('debitCards')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()) ?? notFound()

const endedStatuses: ReadonlySet<string> = new Set(['lost', 'stolen', 'canceled'])

/**
 * True if the user can pay with a card, lock it and load it. False for every card of the firstView programme, which has
 * ended.
 */
export const isInUse = ({ provider, status, disabled }: Pick<Card, 'provider' | 'status' | 'disabled'>): boolean =>
  provider === 'galileo' && disabled !== true && !endedStatuses.has(status)

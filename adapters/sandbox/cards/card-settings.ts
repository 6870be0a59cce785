import { lockUser } from '../account/users.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { checkedName } from '../calls/names.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { isInUse, ownCard } from './own-card.ts'

const longestName = 20
const wrongLength = `Card names must have 1 to ${longestName} characters.`

const checkedNickname = (value: string): string =>
  checkedName(value, {
    most: longestName,
    tooShort: wrongLength,
    tooLong: wrongLength,
    hidden: 'Card names can contain only letters, numbers and symbols.',
    field: 'value',
  })

const setLock = (context: CallContext, id: string, value: boolean): Promise<string> =>
  transact(context, async (inside) => {
    // Locks the user's row, so that a simultaneous card payment runs either before or after this change.
    await lockUser(inside.database, inside.user.id)
    const card = await ownCard(inside, id)
    if (!isInUse(card)) refuse(422, "This card can't be locked.")
    await inside.database.updateTable('debitCards').set({ lockedByUser: value }).where('id', '=', card.id).execute()
    return String(value)
  })

export const cardSettingsHandlers = {
  GetCardLockStatus: async (context, { debitCardId }) => {
    const { lockedByUser } = await ownCard(context, debitCardId)
    return { cardLockStatus: { lockedByUser } }
  },

  LockCard: async (context, { debitCardId, value }) => ({ lockCard: await setLock(context, debitCardId, value) }),

  UpdateCardName: async (context, { id, value }) => {
    const card = await ownCard(context, id)
    const nickname = checkedNickname(value)
    await context.database.updateTable('debitCards').set({ nickname }).where('id', '=', card.id).execute()
    return { updateCardName: nickname }
  },
} satisfies Handlers<'GetCardLockStatus' | 'LockCard' | 'UpdateCardName'>

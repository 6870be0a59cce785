import type { Selectable } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { WalletsTable } from './tables.ts'

/** An address is looked at so long, counted from when it was added or changed (RECV-024); a sender's move to another too. */
export const approvalTime = 24 * 60 * 60_000

type Address = Pick<Selectable<WalletsTable>, 'isActive' | 'addressSince'>

const isOver = (since: number, now: number): boolean => now - since >= approvalTime

/** Whether payouts may go to a wallet: it was approved, or the time for that is over (RECV-095). */
export const isApproved = ({ isActive, addressSince }: Address, now: number): boolean =>
  isActive || isOver(addressSince, now)

/** A sender in a profile. */
export interface Membership {
  readonly since: number
  readonly isApproved: boolean
}

/** Whether payouts of a sender may go where they were put: it was no move, or the time for its approval is over (A12). */
export const isSettled = (member: Membership, now: number): boolean => member.isApproved || isOver(member.since, now)

/** Approves the addresses of a user at once, and who pays where. */
export const approveWallets = async (database: Queries, userId: string): Promise<void> => {
  await database.updateTable('wallets').set({ isActive: true }).where('userId', '=', userId).execute()
  await database
    .updateTable('profilePayors')
    .set({ isApproved: true })
    .where('payorId', 'in', (own) => own.selectFrom('payors').select('id').where('userId', '=', userId))
    .execute()
}

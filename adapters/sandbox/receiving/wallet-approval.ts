import type { Selectable } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { WalletsTable } from './tables.ts'

/**
 * Time in milliseconds until an address or a sender's new profile counts as approved. It starts with the change (RECV-024).
 */
export const approvalTime = 24 * 60 * 60_000

type Address = Pick<Selectable<WalletsTable>, 'isActive' | 'addressSince'>

const isOver = (since: number, now: number): boolean => now - since >= approvalTime

/** True if the wallet was approved, or the approval time has elapsed (RECV-095). */
export const isApproved = ({ isActive, addressSince }: Address, now: number): boolean =>
  isActive || isOver(addressSince, now)

/** Assignment of a sender to a profile. */
export interface Membership {
  readonly since: number
  readonly isApproved: boolean
}

/** True if payouts of the sender may go to the profile: the assignment was approved, or the approval time is over (A12). */
export const isSettled = (member: Membership, now: number): boolean => member.isApproved || isOver(member.since, now)

/** Approves all addresses and senders of a user at once. */
export const approveWallets = async (database: Queries, userId: string): Promise<void> => {
  await database.updateTable('wallets').set({ isActive: true }).where('userId', '=', userId).execute()
  await database
    .updateTable('profilePayors')
    .set({ isApproved: true })
    .where('payorId', 'in', (own) => own.selectFrom('payors').select('id').where('userId', '=', userId))
    .execute()
}

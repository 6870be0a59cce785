import type { Selectable } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { WalletsTable } from './tables.ts'

/**
 * Milliseconds after which a new or changed wallet address, or the assignment of a sender to a profile, counts as approved
 * (RECV-024).
 */
export const approvalTime = 24 * 60 * 60_000

type Address = Pick<Selectable<WalletsTable>, 'isActive' | 'addressSince'>

const isOver = (since: number, now: number): boolean => now - since >= approvalTime

/** True if the wallet's address was approved, or was set at least `approvalTime` ago (RECV-095). */
export const isApproved = ({ isActive, addressSince }: Address, now: number): boolean =>
  isActive || isOver(addressSince, now)

/** Assignment of a sender to a payout profile. */
export interface Membership {
  readonly since: number
  readonly isApproved: boolean
}

/**
 * True if payouts from the sender may go to the profile: their assignment was approved, or was made at least `approvalTime`
 * ago (A12).
 */
export const isSettled = (member: Membership, now: number): boolean => member.isApproved || isOver(member.since, now)

/** Approves all wallet addresses and all sender assignments of a user immediately. */
export const approveWallets = async (database: Queries, userId: string): Promise<void> => {
  await database.updateTable('wallets').set({ isActive: true }).where('userId', '=', userId).execute()
  await database
    .updateTable('profilePayors')
    .set({ isApproved: true })
    .where('payorId', 'in', (own) => own.selectFrom('payors').select('id').where('userId', '=', userId))
    .execute()
}

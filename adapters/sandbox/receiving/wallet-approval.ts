import type { Selectable } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { WalletsTable } from './tables.ts'

/** An address is looked at so long, counted from when it was added or changed (RECV-024). */
const approvalTime = 24 * 60 * 60_000

type Place = Pick<Selectable<WalletsTable>, 'isActive' | 'addressSince'>

/** Whether payouts may go to a wallet: it was approved, or the time for that is over (RECV-095). */
export const isApproved = ({ isActive, addressSince }: Place, now: number): boolean =>
  isActive || now - addressSince >= approvalTime

/** Approves the addresses of a user at once. */
export const approveWallets = async (database: Queries, userId: string): Promise<void> => {
  await database.updateTable('wallets').set({ isActive: true }).where('userId', '=', userId).execute()
}

import type { ListStatus } from '../../kernel/remote.ts'

/** Which list of the payments page an item stands in (PAY-001). */
export type ListName = 'payments' | 'payouts' | 'donations'

/** How far back a list goes (PAY-004). */
export type DatePill = '3m' | '6m' | '1y' | 'all'

/** A list as far as it is loaded and shown (PAY-015). */
export interface PagedList<A> {
  /** The items of the list, without repetitions, in the provider's order. */
  readonly rows: ReadonlyArray<A>
  /** How many items came from the provider, those of other lists included (PAY-023). */
  readonly received: number
  /** How many chunks are shown. */
  readonly chunks: number
  readonly status: Exclude<ListStatus, 'failed'>
}

/** Before the first page: one chunk is on the screen, and nothing is in it. */
export const emptyList: PagedList<never> = { rows: [], received: 0, chunks: 1, status: null }

import type { ListStatus } from '../../kernel/remote.ts'
import type { WholeActivity } from '../model.ts'

/** A list as far as it is loaded and shown (PAY-015). */
export interface PagedList<A> {
  /** Everything that came, each once, in the provider's order: items of other lists are among it. */
  readonly items: ReadonlyArray<A>
  /** Those of this list. */
  readonly rows: ReadonlyArray<A>
  /** How many items came from the provider: those of other lists, repeated and unreadable ones included (PAY-023). */
  readonly received: number
  /** How many of them could not be read. */
  readonly unreadable: number
  /** How many rows are to be shown. */
  readonly displayLimit: number
  readonly status: Exclude<ListStatus, 'failed'>
}

/** Before the first page: the rows of one step are on the screen, and nothing is in it. */
export const emptyList: PagedList<never> = {
  items: [],
  rows: [],
  received: 0,
  unreadable: 0,
  displayLimit: 10,
  status: null,
}

/** A page of what the provider mixes, newest first. */
export interface ListPage<A = WholeActivity> {
  /** What could be read. */
  readonly items: ReadonlyArray<A>
  /** How many items came: those that could not be read count, so that the next page begins where this one ends. */
  readonly received: number
}

/** The beginning of a list as the provider has it now. */
export interface FreshStart<A> extends ListPage<A> {
  /** Whether that is all of it. */
  readonly isWhole: boolean
}

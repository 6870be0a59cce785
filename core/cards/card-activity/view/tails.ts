import { cardActivityTexts } from '../../texts.ts'
import type { CardActivityState } from '../model.ts'
import { cardLists } from '../tables.ts'

/** State that is shown below the rows of a list. */
export type ListTail =
  | { readonly kind: 'none' }
  /** Rows are loading; `skeletonRows` is the number of placeholders. */
  | { readonly kind: 'loading'; readonly skeletonRows: number }
  /** Loading failed. The button with this label calls `tryAgain`, which continues from the failed page. */
  | { readonly kind: 'failed'; readonly text: string; readonly label: string }

const none: ListTail = { kind: 'none' }

const failed = (text: string): ListTail => ({ kind: 'failed', text, label: cardActivityTexts.tryAgain })

/** Returns the state below the rows of the pending list. */
export const pendingTail = ({ overview }: CardActivityState, isOverviewLoading: boolean): ListTail => {
  if (isOverviewLoading && overview !== 'success')
    return { kind: 'loading', skeletonRows: cardLists.skeletonRows.value }
  return overview === 'failed' ? failed(cardActivityTexts.pendingFailed) : none
}

/** Returns the state below the rows of the settled list. `matching` is the number of loaded rows that match the filter. */
export const settledTail = ({ settled, list }: CardActivityState, matching: number): ListTail => {
  if (settled === 'error') return failed(list === null ? cardActivityTexts.failed : cardActivityTexts.pageFailed)
  if (settled !== 'loading' && (matching > 0 || list === null || list.nextPage === null)) return none
  return { kind: 'loading', skeletonRows: (list === null ? cardLists.skeletonRows : cardLists.pageSkeletonRows).value }
}

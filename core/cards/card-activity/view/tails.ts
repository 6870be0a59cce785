import type { CardActivityState } from '../model.ts'
import { cardLists, cardListTexts } from '../tables.ts'

/** What a list says below its rows. */
export type ListTail =
  | { readonly kind: 'none' }
  /** So many rows are on their way. */
  | { readonly kind: 'loading'; readonly bones: number }
  /** `tryAgain` goes on where it stopped. */
  | { readonly kind: 'failed'; readonly text: string; readonly label: string }

const none: ListTail = { kind: 'none' }

const failed = (text: string): ListTail => ({ kind: 'failed', text, label: cardListTexts.tryAgain })

/** Returns the tail of the pending list. */
export const pendingTail = ({ overview }: CardActivityState, isAsking: boolean): ListTail => {
  if (isAsking && overview !== 'success') return { kind: 'loading', bones: cardLists.bones.value }
  return overview === 'failed' ? failed(cardListTexts.pendingFailed) : none
}

/** Returns the tail of the settled list, given the number of loaded rows that match the filter. */
export const settledTail = ({ settled, list }: CardActivityState, matching: number): ListTail => {
  if (settled === 'error') return failed(list === null ? cardListTexts.failed : cardListTexts.pageFailed)
  if (settled !== 'loading' && (matching > 0 || list === null || list.nextPage === null)) return none
  return { kind: 'loading', bones: (list === null ? cardLists.bones : cardLists.pageBones).value }
}

import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import type { SomeSliceContent } from './model.ts'
import { someSliceSentence } from './rules.ts'
import { someSliceTexts } from './tables.ts'

/** What the view is computed from. */
export interface SomeSliceState {
  /** null until it was loaded. */
  readonly content: SomeSliceContent | null
  readonly load: Remote<Fault>
}

/** The some slice, ready to render. */
export interface SomeSliceView {
  readonly isLoading: boolean
  /** null while there is none. */
  readonly text: string | null
  /** What went wrong, and the label of the button that asks again. */
  readonly failure: { readonly text: string; readonly reload: string } | null
}

/** What was loaded stays while it is asked for again, and when that fails. */
export const someSliceView = ({ content, load }: SomeSliceState): SomeSliceView => ({
  isLoading: content === null && load.status !== 'failed',
  text: content === null ? null : someSliceSentence(content),
  failure: load.status === 'failed' ? { text: someSliceTexts.unavailable, reload: someSliceTexts.reload } : null,
})

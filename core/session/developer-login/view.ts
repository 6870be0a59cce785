import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { developerLoginTexts } from './tables.ts'

/** The developers' login, ready to render. */
export interface DeveloperLoginView {
  readonly isBusy: boolean
  /** What went wrong, in a sentence; stays until the next try. */
  readonly failure: string | null
}

/** A failure is told in the same words whatever it is. */
export const developerLoginView = ({ status }: Remote<Fault>): DeveloperLoginView => ({
  isBusy: status === 'loading',
  failure: status === 'failed' ? developerLoginTexts.refused : null,
})

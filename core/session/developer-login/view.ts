import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { developerLoginTexts } from '../texts.ts'

/** Developer login, ready to render. */
export interface DeveloperLoginView {
  readonly isBusy: boolean
  /** Failure message until the next attempt, or null. */
  readonly failure: string | null
}

/** Computes the view; all failures have the same message. */
export const developerLoginView = ({ status }: Remote<Fault>): DeveloperLoginView => ({
  isBusy: status === 'loading',
  failure: status === 'failed' ? developerLoginTexts.refused : null,
})

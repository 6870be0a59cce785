import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { failureText } from '../../presentation/failure-text.ts'
import type { NotUpgraded } from './model.ts'
import { upgradeFailures } from './tables.ts'

/** The form that makes a business of an account, ready to render. */
export interface UpgradeView {
  /** Also once it went through: the page is being left. */
  readonly isBusy: boolean
  /** What went wrong, in a sentence (ERR-018). */
  readonly failure: string | null
}

/** A failure stays until the next try. */
export const upgradeView = ({ status, fault }: Remote<Fault | NotUpgraded>): UpgradeView => ({
  isBusy: status === 'loading' || status === 'success',
  failure:
    fault === null
      ? null
      : fault._tag === 'NotUpgraded'
        ? upgradeFailures.otherwise
        : failureText(upgradeFailures, fault),
})

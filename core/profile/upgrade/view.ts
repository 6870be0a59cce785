import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { failureText } from '../../presentation/failure-text.ts'
import type { NotUpgraded } from './model.ts'
import { upgradeFailures } from './tables.ts'

/** Upgrade form, ready to render. */
export interface UpgradeView {
  /** True during the request and after success, while the browser leaves the page. */
  readonly isBusy: boolean
  /** Failure message (ERR-018), or null. */
  readonly failure: string | null
}

/** Computes the view; a failure stays until the next attempt. */
export const upgradeView = ({ status, fault }: Remote<Fault | NotUpgraded>): UpgradeView => ({
  isBusy: status === 'loading' || status === 'success',
  failure:
    fault === null
      ? null
      : fault._tag === 'NotUpgraded'
        ? upgradeFailures.otherwise
        : failureText(upgradeFailures, fault),
})

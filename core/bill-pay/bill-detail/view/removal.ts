import { type UnsupportedCall, unsupported } from '../../../kernel/capability.ts'
import type { Fault } from '../../../kernel/fault.ts'
import type { Remote } from '../../../kernel/remote.ts'
import { filled } from '../../../kernel/text.ts'
import { failureText } from '../../../presentation/failure-text.ts'
import type { BillAccount } from '../../model.ts'
import { billNames } from '../../rules.ts'
import { billRemovalTexts as texts } from '../../texts.ts'
import type { BillDetailCapabilities } from '../model.ts'
import { failedRemovals, removalFailures } from '../tables.ts'
import { type BillDetailSource, billOf } from './source.ts'

/** Dialog that confirms the removal of a bill, ready to render. */
export interface BillRemovalView {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  readonly isBusy: boolean
  readonly failure: string | null
}

/** Returns the view of the removal dialog. */
export const billRemovalView = ({
  account,
  removal: { fault },
  onTheirWay,
  offers,
}: {
  readonly account: BillAccount | null
  readonly removal: Pick<Remote<Fault>, 'fault'>
  /** Ids of the bills being removed. */
  readonly onTheirWay: ReadonlySet<string>
  readonly offers: BillDetailCapabilities
}): BillRemovalView => ({
  title: texts.title,
  text: filled(texts.text, {
    name: account === null ? texts.unnamed : billNames(account).fullName,
  }),
  confirm: texts.confirm,
  cancel: texts.cancel,
  isBusy: account !== null && onTheirWay.has(account.id),
  failure: offers.removal ? (fault === null ? null : failureText(removalFailures, fault)) : texts.unsupported,
})

/** Returns the name of the viewed bill for the toast. */
export const removedName = (source: Pick<BillDetailSource, 'state' | 'bills'>): string => {
  const account = billOf(source)
  return account === null ? texts.unnamed : billNames(account).fullName
}

/** Returns the toast texts of a failed removal. `action` labels the link to the bill. */
export const failedRemoval = (
  name: string,
  fault: Fault | UnsupportedCall,
): { readonly title: string; readonly text: string; readonly action: string } => ({
  title: filled(texts.toast.title, { name }),
  text: fault === unsupported ? texts.unsupported : failureText(failedRemovals, fault),
  action: texts.toast.action,
})

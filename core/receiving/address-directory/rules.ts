import { filled } from '../../kernel/text.ts'
import { type Application, applicationFor, progressHeader } from '../../verification/index.ts'
import type { PayoutCheck, PayoutProfile } from '../model.ts'
import { refusalOf } from '../rules.ts'
import type { AddressRemoval, ReceivingAlert } from './model.ts'
import { addressEnds, moreIcons, pillIcons, refusalAlerts, removalTexts } from './tables.ts'

/** Only a profile without senders can be deleted (RECV-017). */
export const canDelete = ({ payors }: Pick<PayoutProfile, 'payors'>): boolean => payors.length === 0

/** What a profile's pill shows of its currencies (RECV-021). */
export const currencyPill = (
  codes: ReadonlyArray<string>,
): { readonly icons: ReadonlyArray<string>; readonly more: string | null } => {
  const hidden = codes.length - pillIcons.value
  return {
    icons: codes.slice(0, pillIcons.value),
    more: hidden > 0 ? filled(moreIcons, { count: hidden }) : null,
  }
}

/**
 * The alert above the addresses; null: none (RECV-068). Settings of the account stand over the currency, since
 * another currency would not help.
 * @param currencyEnabled whether the currency of the active profile's wallet is enabled
 */
export const receivingAlert = ({ canAccept, reason }: PayoutCheck, currencyEnabled: boolean): ReceivingAlert | null => {
  const refusal = canAccept ? null : refusalAlerts[refusalOf(reason)]
  return refusal === null && !currencyEnabled ? 'region' : refusal
}

/** An address as it is shown in a row: its ends are what is compared. */
export const shortAddress = (address: string): string => {
  const { first, last, between } = addressEnds
  return address.length <= first.value + last.value + between.length
    ? address
    : address.slice(0, first.value) + between + address.slice(-last.value)
}

/** What is told with a removal, filled in. */
export const removalWords = (removal: AddressRemoval, text: keyof (typeof removalTexts)['profile']): string =>
  filled(removalTexts[removal.kind][text], {
    name: removal.profile.name,
    payor: removal.kind === 'sender' ? removal.payor.name : '',
  })

/** How the application as a recipient stands, in words (RECV-008); null: there is none. */
export const progressOf = (applications: ReadonlyArray<Application>): string | null => {
  const application = applicationFor('payoutsRecipient', applications)
  return application === null ? null : progressHeader(application)
}

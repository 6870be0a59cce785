import { filled } from '../../kernel/text.ts'
import { type Application, applicationFor, progressHeader } from '../../verification/index.ts'
import type { PayoutCheck, PayoutProfile, PayoutRefusal } from '../model.ts'
import { refusalOf } from '../rules.ts'
import { addressListTexts, addressRemovalTexts } from '../texts.ts'
import type { AddressRemoval, ReceivingAlert } from './model.ts'
import { addressEnds, pillIcons, refusalAlerts } from './tables.ts'

/**
 * True if the profile has no senders (RECV-017).
 * @example
 * canDelete({ payors: [] }) // true
 */
export const canDelete = ({ payors }: Pick<PayoutProfile, 'payors'>): boolean => payors.length === 0

/**
 * Returns the icons that a currency pill shows. `more` is a text with the number of hidden icons; null if no icon is hidden
 * (RECV-021).
 * @example
 * currencyPill(['btc', 'eth', 'usdc', 'dai', 'ltc']) // { icons: ['btc', 'eth', 'usdc', 'dai'], more: '+1 More' }
 */
export const currencyPill = (
  codes: ReadonlyArray<string>,
): { readonly icons: ReadonlyArray<string>; readonly more: string | null } => {
  const hidden = codes.length - pillIcons.value
  return {
    icons: codes.slice(0, pillIcons.value),
    more: hidden > 0 ? filled(addressListTexts.more, { count: hidden }) : null,
  }
}

/**
 * Returns the alert above the addresses, or null (RECV-068). An alert about the account has priority, because another
 * currency would not help.
 * @param currencyEnabled true if the currency of the active profile's wallet is enabled
 * @example
 * receivingAlert({ canAccept: true, reason: null }, true) // null
 * receivingAlert({ canAccept: true, reason: null }, false) // 'region'
 */
export const receivingAlert = (
  { canAccept, reason }: PayoutCheck,
  currencyEnabled: boolean,
  table: Readonly<Record<PayoutRefusal, ReceivingAlert>> = refusalAlerts,
): ReceivingAlert | null => {
  const refusal = canAccept ? null : table[refusalOf(reason)]
  return refusal === null && !currencyEnabled ? 'region' : refusal
}

/**
 * Shortens an address to its beginning and its end, since users compare these two parts.
 * @example
 * shortAddress('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq') // 'bc1qar0srr…wf5mdq'
 */
export const shortAddress = (address: string): string => {
  const { first, last, between } = addressEnds
  return address.length <= first.value + last.value + between.length
    ? address
    : address.slice(0, first.value) + between + address.slice(-last.value)
}

/** Returns a text about a removal, with the names filled in. `text` is the key of the text in `addressRemovalTexts`. */
export const removalText = (removal: AddressRemoval, text: keyof (typeof addressRemovalTexts)['profile']): string =>
  filled(addressRemovalTexts[removal.kind][text], {
    name: removal.profile.name,
    payor: removal.kind === 'sender' ? removal.payor.name : '',
  })

/** Returns a text about the progress of the recipient's application, or null without an application (RECV-008). */
export const recipientProgress = (applications: ReadonlyArray<Application>): string | null => {
  const application = applicationFor('payoutsRecipient', applications)
  return application === null ? null : progressHeader(application)
}

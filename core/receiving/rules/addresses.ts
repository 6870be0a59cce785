import { hostClass } from '../../kernel/host.ts'
import { anyBackupCodeMessage, requiredText, twoFactorLength } from '../../security/index.ts'
import type { ReceivingForm, PayoutProfile } from '../model.ts'
import { ethereumNetworks, moreIcons, newAddress, pillIcons } from '../tables/addresses.ts'

/** Changes to an address need a second factor (RECV-013). */
export const canEdit = (otpEnabled: boolean): boolean => otpEnabled

/** Only a profile that nobody pays into can be deleted (RECV-017). */
export const canDelete = ({ payors }: Pick<PayoutProfile, 'payors'>): boolean => payors.length === 0

/** What a profile's pill shows of its currencies (RECV-021). */
export const currencyPill = (
  codes: ReadonlyArray<string>,
): { readonly icons: ReadonlyArray<string>; readonly more: string | null } => {
  const hidden = codes.length - pillIcons.value
  return {
    icons: codes.slice(0, pillIcons.value),
    more: hidden > 0 ? moreIcons.replace('{count}', String(hidden)) : null,
  }
}

/** The options whose name or code, also the one that people know, holds a text, whatever its letter case (RECV-026). */
export const foundCurrencies = <
  C extends { readonly code: string; readonly name: string; readonly displayCode?: string },
>(
  options: ReadonlyArray<C>,
  text: string,
): ReadonlyArray<C> => {
  const wanted = text.toLowerCase()
  const holds = (part: string): boolean => part.toLowerCase().includes(wanted)
  return options.filter(({ code, name, displayCode = code }) => [code, displayCode, name].some(holds))
}

/** The message of the address field; null: nothing is wrong (RECV-034). */
export const addressMessage = (address: string): string | null => (address.trim() === '' ? requiredText : null)

/** Whether a form may be saved, as far as its fields go (RECV-033). */
export const isFormValid = (form: Pick<ReceivingForm, 'address'>, currencyEnabled: boolean): boolean =>
  currencyEnabled && addressMessage(form.address) === null

/** The currency that the add form starts with; null: it asks for one, since the usual one is not offered (RECV-035). */
export const startCurrency = (offered: ReadonlyArray<{ readonly code: string }>): string | null =>
  offered.some(({ code }) => code === newAddress.currency) ? newAddress.currency : null

/** Whether a wallet can be made of a form: it has a label and an address (RECV-084). */
export const canCreateWallet = ({ label, address }: Pick<ReceivingForm, 'label' | 'address'>): boolean =>
  label !== '' && address !== ''

/** The message of a code in the 2-step modal; null: it will do (RECV-053). */
export const stepCodeMessage = (code: string): string | null =>
  code.length === twoFactorLength.value ? null : requiredText

/** The message of a backup code in the 2-step modal (RECV-054). */
export const stepBackupCodeMessage = anyBackupCodeMessage

/** What saving an edit sends (RECV-041, RECV-042, RECV-047). */
export interface UpdatePlan {
  readonly updateAddress: boolean
  readonly updateLabel: boolean
  /** Whether a two-factor or backup code is asked for and sent. */
  readonly needsCode: boolean
  /** Whether anything is sent at all. */
  readonly isChanged: boolean
}

/** A new label alone needs no code (RECV-041, RECV-042, RECV-047). */
export const updatePlan = (before: ReceivingForm, after: ReceivingForm): UpdatePlan => {
  const updateAddress = before.address !== after.address || before.currency !== after.currency
  const updateLabel = before.label !== after.label
  return { updateAddress, updateLabel, needsCode: updateAddress, isChanged: updateAddress || updateLabel }
}

/** What changing a profile sends: only what is to change, and nothing when neither is (CALL-067, CALL-068). */
export const profileUpdate = (
  profile: { readonly profileId: string; readonly name: string; readonly walletId: string },
  include: { readonly name: boolean; readonly wallet: boolean },
): { readonly profileId: string; readonly name?: string; readonly walletId?: string } | null =>
  include.name || include.wallet
    ? {
        profileId: profile.profileId,
        ...(include.name ? { name: profile.name } : {}),
        ...(include.wallet ? { walletId: profile.walletId } : {}),
      }
    : null

/** The network that a wallet is connected on (RECV-060). */
export const ethereumNetwork = (host: string): (typeof ethereumNetworks)[keyof typeof ethereumNetworks] =>
  ethereumNetworks[hostClass(host)]

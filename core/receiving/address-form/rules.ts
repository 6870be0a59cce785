import { visibleText } from '../../kernel/visible-text.ts'
import { anyBackupCodeMessage, requiredText, twoFactorLength } from '../../security/index.ts'
import type { CurrencyOption, PayoutProfile, ProfileWallet, ReceivingForm, Wallet } from '../model.ts'
import type { Payouts } from '../payouts/index.ts'
import { isReceivable } from '../rules.ts'
import type { PayoutAddressForm, ReceivingPlace, SaveStep } from './model.ts'
import { newAddress, saveFailures } from './tables.ts'

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

/** What is told of a save that failed (ERR-069 to ERR-075). */
export const saveFailure = (step: SaveStep, currency: string): string =>
  saveFailures[step].replace('{currency}', () => currency)

/** Whether an address in this currency may be saved: only once it is known that it can be received (RECV-033). */
const isSavableIn = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
  options !== null && isReceivable(code, options)

/** Nothing filled in, nothing told. */
export const blankForm: PayoutAddressForm = {
  currency: null,
  address: '',
  label: '',
  search: '',
  touched: [],
  alert: null,
  isLeaving: false,
}

/** The form as add starts with it (RECV-032, RECV-035). */
export const newForm = (options: ReadonlyArray<CurrencyOption> | null): PayoutAddressForm => ({
  ...blankForm,
  currency: options === null ? newAddress.currency : startCurrency(options),
  address: newAddress.address,
  label: newAddress.label,
})

/** The form as edit starts with it (RECV-038). */
export const editForm = ({ currency, address, label }: ReceivingForm): PayoutAddressForm => ({
  ...blankForm,
  currency,
  address,
  label,
})

/** What a wallet holds, as its form shows it: blanks around it are no part of it. */
export const heldForm = ({ currency, address, label }: ReceivingForm): ReceivingForm => ({
  currency,
  address: address.trim(),
  label: visibleText(label),
})

/** What is saved of a form: no blanks around it; null as long as no currency is chosen. */
export const savedForm = ({ currency, address, label }: PayoutAddressForm): ReceivingForm | null =>
  currency === null ? null : heldForm({ currency, address, label })

/**
 * Whether a form may be saved, as far as its fields go: an address only in what can be received in (RECV-033), and the
 * nickname of one that stays as it is always (RECV-041).
 */
export const isSavable = (
  place: ReceivingPlace,
  form: ReceivingForm,
  options: ReadonlyArray<CurrencyOption> | null,
): boolean => {
  const stays = place.state === 'edit' && !updatePlan(heldForm(place.wallet), form).updateAddress
  return isFormValid(form, stays || isSavableIn(form.currency, options))
}

/** A profile with this very address that was not there before: what an interrupted save has made (CALL-072). */
export const madeProfile = (
  { currency, address }: Pick<ReceivingForm, 'currency' | 'address'>,
  before: ReadonlyArray<string>,
  { profiles }: Pick<Payouts, 'profiles'>,
): PayoutProfile | null =>
  profiles.find(
    ({ id, wallet }) => !before.includes(id) && wallet?.currency === currency && wallet.address === address,
  ) ?? null

/** A wallet with this very address that no profile has: what an interrupted save left behind (CALL-072). */
export const spareWallet = (
  { currency, address }: Pick<ReceivingForm, 'currency' | 'address'>,
  { wallets, profiles }: Pick<Payouts, 'wallets' | 'profiles'>,
): Wallet | null =>
  wallets.find(
    (wallet) =>
      wallet.currency === currency &&
      wallet.address === address &&
      !profiles.some((profile) => profile.wallet?.id === wallet.id),
  ) ?? null

/** The payouts with a wallet that was just made. */
export const withWallet = <P extends Pick<Payouts, 'wallets'>>(payouts: P, wallet: Wallet): P => ({
  ...payouts,
  wallets: [...payouts.wallets.filter(({ id }) => id !== wallet.id), wallet],
})

/** The payouts with a profile that was just made (CALL-072): its wallet waits for its approval, as every new one does. */
export const withProfile = <P extends Payouts>(payouts: P, profile: PayoutProfile): P => {
  const { wallet } = profile
  const isKnown = wallet === null || payouts.wallets.some(({ id }) => id === wallet.id)
  const known = { ...payouts, profiles: [...payouts.profiles.filter(({ id }) => id !== profile.id), profile] }
  return isKnown ? known : withWallet(known, { ...wallet, isActive: false })
}

/** The payouts with a wallet as it was just changed, in its profile, too; a new address waits for its approval (RECV-095). */
export const withChange = <P extends Payouts>(payouts: P, wallet: ProfileWallet, isNewAddress: boolean): P => ({
  ...payouts,
  wallets: payouts.wallets.map((one) =>
    one.id === wallet.id ? { ...wallet, isActive: one.isActive && !isNewAddress } : one,
  ),
  profiles: payouts.profiles.map((one) => (one.wallet?.id === wallet.id ? { ...one, wallet } : one)),
})

import { visibleText } from '../../kernel/visible-text.ts'
import { isRestricted } from '../../money/index.ts'
import type { CurrencyOption, PayoutProfile, Payouts, ProfileWallet, ReceivingForm, Wallet } from '../model.ts'
import type { PayoutAddressForm, ReceivingPlace } from '../model/screen.ts'
import { newAddress } from '../tables/addresses.ts'
import { addressEnds } from '../tables/screen.ts'
import { isFormValid, startCurrency, updatePlan } from './addresses.ts'

/** A text with its "{…}" filled in: one pass, so that a name that looks like one stays as it is. */
export const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole)

/** An address as it is shown in a row: nobody compares more of it than its ends. */
export const shortAddress = (address: string): string => {
  const { first, last, between } = addressEnds
  return address.length <= first.value + last.value + between.length
    ? address
    : address.slice(0, first.value) + between + address.slice(-last.value)
}

/** Whether a currency can be chosen: restricted ones cannot, whatever the provider says (CUR-013, RECV-028). */
export const isAvailable = ({ code, enabled }: Pick<CurrencyOption, 'code' | 'enabled'>): boolean =>
  enabled && !isRestricted(code)

/** Whether the currency of a wallet can be received in; as long as the currencies are not known it can. */
export const isReceivable = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
  options === null || options.some((option) => option.code === code && isAvailable(option))

/** Whether an address in this currency may be saved: only once it is known that it can be received (RECV-033). */
const isSavableIn = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
  options !== null && isReceivable(code, options)

/** The chain beside a currency; null: it goes without saying (CUR-021). */
export const shownChain = ({ showChain, chainName }: Pick<CurrencyOption, 'showChain' | 'chainName'>): string | null =>
  showChain ? chainName : null

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

/** Whether the address of a profile still waits for its approval (RECV-095); a wallet that is not known does not say so. */
export const isPending = ({ wallet }: Pick<PayoutProfile, 'wallet'>, wallets: ReadonlyArray<Wallet>): boolean =>
  wallets.some(({ id, isActive }) => id === wallet?.id && !isActive)

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

/** The payouts with one profile changed. */
export const withProfileChanged = <P extends Pick<Payouts, 'profiles'>>(
  payouts: P,
  profileId: string,
  change: (profile: PayoutProfile) => PayoutProfile,
): P => ({ ...payouts, profiles: payouts.profiles.map((one) => (one.id === profileId ? change(one) : one)) })

import { visibleText } from '../../kernel/visible-text.ts'
import { isRestricted } from '../../money/index.ts'
import type { CurrencyOption, PayoutProfile, Payouts, ReceivingForm, Wallet } from '../model.ts'
import type { PayoutAddressForm } from '../model/screen.ts'
import { newAddress } from '../tables/addresses.ts'
import { addressEnds } from '../tables/screen.ts'
import { startCurrency } from './addresses.ts'

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
export const isSavableIn = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
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

/** What is saved of a form: no blanks around it; null as long as no currency is chosen. */
export const savedForm = ({ currency, address, label }: PayoutAddressForm): ReceivingForm | null =>
  currency === null ? null : { currency, address: address.trim(), label: visibleText(label) }

/** A wallet with this very address that no profile has: what an interrupted save left behind (CALL-072). */
export const spareWallet = (
  { currency, address }: Pick<ReceivingForm, 'currency' | 'address'>,
  { wallets, profiles }: Pick<Payouts, 'wallets' | 'profiles'>,
): Wallet | null =>
  wallets.find(
    (wallet) =>
      wallet.currency === currency && wallet.address === address && !profiles.some((profile) => profile.wallet?.id === wallet.id),
  ) ?? null

/** Whether the address of a profile still waits for its approval (RECV-095); a wallet that is not known does not say so. */
export const isPending = ({ wallet }: Pick<PayoutProfile, 'wallet'>, wallets: ReadonlyArray<Wallet>): boolean =>
  wallets.some(({ id, isActive }) => id === wallet?.id && !isActive)

/** The payouts with a profile that was just made (CALL-072): its wallet waits for its approval, as every new one does. */
export const withProfile = <P extends Payouts>(payouts: P, profile: PayoutProfile): P => {
  const { profiles, wallets } = payouts
  const { wallet } = profile
  const isKnown = wallet === null || wallets.some(({ id }) => id === wallet.id)
  return {
    ...payouts,
    profiles: [...profiles.filter(({ id }) => id !== profile.id), profile],
    wallets: isKnown ? wallets : [...wallets, { ...wallet, isActive: false }],
  }
}

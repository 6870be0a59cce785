import { filled } from '../../kernel/text.ts'
import { addressText, canonicalAddress, hasDestinationTag, isSameAddress } from '../../presentation/address-text.ts'
import { nameText } from '../../presentation/name-text.ts'
import { anyBackupCodeMessage, requiredText, twoFactorLength } from '../../security/index.ts'
import type { CurrencyOption, PayoutProfile, ProfileWallet, ReceivingForm, Wallet } from '../model.ts'
import type { LoadedPayouts } from '../payouts/index.ts'
import { isAvailable, isReceivable } from '../rules.ts'
import type {
  AddressCode,
  AddressFormFields,
  AddressFormState,
  AddressSubject,
  AddSubject,
  ChangedAddress,
  EditSubject,
  SaveStage,
} from './model.ts'
import { connectedChain, destinationTagText, isFixedIn, newAddress, saveFailures } from './tables.ts'

/** Whether nothing can be changed in the form: it is closed, checked, saved or left. */
export const isFixed = (state: AddressFormState): boolean => isFixedIn[state]

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
export const addressMessage = (typed: string): string | null => {
  const address = addressText(typed)
  if (address === '') return requiredText
  return hasDestinationTag(address) ? destinationTagText : null
}

/** Whether a form may be saved, as far as its fields go (RECV-033). */
export const isFormValid = (form: Pick<ReceivingForm, 'address'>, currencyEnabled: boolean): boolean =>
  currencyEnabled && addressMessage(form.address) === null

/** The currency that the add form starts with; null: it asks for one, since the usual one is not offered (RECV-035). */
export const startCurrency = (offered: ReadonlyArray<{ readonly code: string }>): string | null =>
  offered.some(({ code }) => code === newAddress.currency) ? newAddress.currency : null

/** Whether a wallet can be made of a form: it has a label and an address (RECV-084). */
export const canCreateWallet = ({ label, address }: Pick<ReceivingForm, 'label' | 'address'>): boolean =>
  label !== '' && address !== ''

/** The message of a code by its kind; null: it will do (RECV-053, RECV-054). */
export const addressCodeMessage = ({ kind, value }: Pick<AddressCode, 'kind' | 'value'>): string | null => {
  if (kind === 'backup') return anyBackupCodeMessage(value)
  return value.length === twoFactorLength.value ? null : requiredText
}

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
  const updateAddress = !isSameAddress(before.address, after.address) || before.currency !== after.currency
  const updateLabel = before.label !== after.label
  return { updateAddress, updateLabel, needsCode: updateAddress, isChanged: updateAddress || updateLabel }
}

/** What saving a change begins: a new address is checked before its code is asked for; without a change there is nothing to save. */
export const saveEvent = ({
  before,
  nameBefore,
  after,
}: Pick<ChangedAddress, 'before' | 'nameBefore' | 'after'>): 'check' | 'save' | 'leave' => {
  const { needsCode, isChanged } = updatePlan(before, after)
  if (needsCode) return 'check'
  return isChanged || nameBefore !== after.label ? 'save' : 'leave'
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
export const saveFailure = (stage: SaveStage, currency: string): string => filled(saveFailures[stage], { currency })

/** Whether an address in this currency may be saved: only once it is known that it can be received (RECV-033). */
const isSavableIn = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
  options !== null && isReceivable(code, options)

/** About nothing yet. */
export const blankSubject: AddressSubject = { mode: 'add', payor: null, before: [] }

/** No code typed, nothing told. */
export const blankCode: AddressCode = { kind: 'authenticator', value: '', isTouched: false, alert: null, refusal: null }

/** Nothing filled in, nothing told. */
export const blankForm: AddressFormFields = {
  currency: null,
  address: '',
  account: null,
  label: '',
  search: '',
  touched: [],
  alert: null,
  refused: null,
}

/** The form as add starts with it (RECV-032, RECV-035). */
export const newForm = (options: ReadonlyArray<CurrencyOption> | null): AddressFormFields => ({
  ...blankForm,
  currency: options === null ? newAddress.currency : startCurrency(options),
  address: newAddress.address,
  label: newAddress.label,
})

/**
 * The form over the currencies that are offered: a new address in one that turned out not to be among them starts as if it
 * were opened now (RECV-035).
 * @param offered null until they are known
 */
export const overOffered = (
  mode: AddressSubject['mode'],
  form: AddressFormFields,
  offered: ReadonlyArray<Pick<CurrencyOption, 'code'>> | null,
): AddressFormFields =>
  mode === 'edit' || offered === null || offered.some(({ code }) => code === form.currency)
    ? form
    : { ...form, currency: startCurrency(offered) }

/** The form as edit starts with it (RECV-038). */
export const editForm = ({ currency, address, label }: ReceivingForm): AddressFormFields => ({
  ...blankForm,
  currency,
  address,
  label,
})

/** A wallet's form with its address and label without what was typed around them. */
export const heldForm = ({ currency, address, label }: ReceivingForm): ReceivingForm => ({
  currency,
  address: addressText(address),
  label: nameText(label),
})

/** What changes when the address of a profile is saved as it is filled in. */
export const changeOf = (
  { profile, wallet, name }: EditSubject,
  after: ReceivingForm,
  hasPayeeToken: boolean,
): ChangedAddress => ({
  profileId: profile.id,
  walletId: wallet.id,
  before: heldForm(wallet),
  nameBefore: nameText(name),
  after,
  hasPayeeToken,
})

/** What is saved of a form: no blanks around it; null as long as no currency is chosen. */
export const formToSave = ({ currency, address, label }: AddressFormFields): ReceivingForm | null =>
  currency === null ? null : heldForm({ currency, address, label })

/** As much of a subject as says what may be saved of it. */
type SavableSubject = Pick<AddSubject, 'mode'> | Pick<EditSubject, 'mode' | 'wallet'>

/**
 * Whether a form may be saved, as far as its fields go: an address only in what can be received in (RECV-033), and the
 * nickname of one that stays as it is always (RECV-041).
 */
export const isSavable = (
  subject: SavableSubject,
  form: ReceivingForm,
  options: ReadonlyArray<CurrencyOption> | null,
): boolean => {
  const stays = subject.mode === 'edit' && !updatePlan(heldForm(subject.wallet), form).updateAddress
  return isFormValid(form, stays || isSavableIn(form.currency, options))
}

/**
 * The currency that an account on the chain of connected wallets can receive, in place of the chosen one: the same there,
 * else the chain's own, else any. undefined: the chosen one is on that chain; null: none can be received there.
 */
export const fittingCurrency = (
  chosen: string | null,
  options: ReadonlyArray<CurrencyOption>,
): CurrencyOption | null | undefined => {
  const now = options.find(({ code }) => code === chosen)
  if (now?.chain === connectedChain) return undefined
  const there = options.filter((option) => option.chain === connectedChain && isAvailable(option))
  return (
    there.find(({ displayCode }) => displayCode === now?.displayCode) ??
    there.find(({ code }) => code === connectedChain) ??
    there[0] ??
    null
  )
}

/** A profile with this very address that was not there before: what an interrupted save has made (CALL-072). */
export const madeProfile = (
  { currency, address }: Pick<ReceivingForm, 'currency' | 'address'>,
  before: ReadonlyArray<string>,
  { profiles }: Pick<LoadedPayouts, 'profiles'>,
): PayoutProfile | null =>
  profiles.find(
    ({ id, wallet }) => !before.includes(id) && wallet?.currency === currency && isSameAddress(wallet.address, address),
  ) ?? null

/** A wallet with this very address that no profile has: what an interrupted save left behind (CALL-072). */
export const spareWallet = (
  { currency, address }: Pick<ReceivingForm, 'currency' | 'address'>,
  { wallets, profiles }: Pick<LoadedPayouts, 'wallets' | 'profiles'>,
): Wallet | null =>
  wallets.find(
    (wallet) =>
      wallet.currency === currency &&
      isSameAddress(wallet.address, address) &&
      !profiles.some((profile) => profile.wallet?.id === wallet.id),
  ) ?? null

/** The payouts with a wallet that was just made. */
export const withWallet = <P extends Pick<LoadedPayouts, 'wallets'>>(payouts: P, wallet: Wallet): P => ({
  ...payouts,
  wallets: [...payouts.wallets.filter(({ id }) => id !== wallet.id), wallet],
})

/** The payouts with a profile that was just made (CALL-072): its wallet waits for its approval, as every new one does. */
export const withProfile = <P extends LoadedPayouts>(payouts: P, profile: PayoutProfile): P => {
  const { wallet } = profile
  const isKnown = wallet === null || payouts.wallets.some(({ id }) => id === wallet.id)
  const known = { ...payouts, profiles: [...payouts.profiles.filter(({ id }) => id !== profile.id), profile] }
  return isKnown ? known : withWallet(known, { ...wallet, isActive: false })
}

/**
 * Payouts after a wallet has changed, in the wallets and in its profile. A new address is shown in canonical form and
 * waits for its approval (RECV-095). An unchanged one stays as the provider answered it.
 */
export const withChange = <P extends LoadedPayouts>(payouts: P, wallet: ProfileWallet, isNewAddress: boolean): P => {
  const changed = ({ address }: ProfileWallet): ProfileWallet => ({
    ...wallet,
    address: isNewAddress ? canonicalAddress(wallet.address) : address,
  })
  return {
    ...payouts,
    wallets: payouts.wallets.map((one) =>
      one.id === wallet.id ? { ...changed(one), isActive: one.isActive && !isNewAddress } : one,
    ),
    profiles: payouts.profiles.map((one) =>
      one.wallet?.id === wallet.id ? { ...one, wallet: changed(one.wallet) } : one,
    ),
  }
}

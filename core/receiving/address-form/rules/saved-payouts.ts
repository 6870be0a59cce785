import { canonicalAddress, isSameAddress } from '../../../presentation/address-text.ts'
import type { PayoutProfile, ProfileWallet, ReceivingForm, Wallet } from '../../model.ts'
import type { LoadedPayouts } from '../../payouts/index.ts'

/**
 * Returns the profile that an interrupted save created: its wallet has the given currency and address, and its id is not in
 * `before`. Null if there is none (CALL-072).
 */
export const madeProfile = (
  { currency, address }: Pick<ReceivingForm, 'currency' | 'address'>,
  before: ReadonlyArray<string>,
  { profiles }: Pick<LoadedPayouts, 'profiles'>,
): PayoutProfile | null =>
  profiles.find(
    ({ id, wallet }) => !before.includes(id) && wallet?.currency === currency && isSameAddress(wallet.address, address),
  ) ?? null

/**
 * Returns the wallet that an interrupted save left behind: it has the given currency and address, but no profile. Null if
 * there is none (CALL-072).
 */
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

/** Adds a wallet, or replaces the wallet with the same id. */
export const withWallet = <P extends Pick<LoadedPayouts, 'wallets'>>(payouts: P, wallet: Wallet): P => ({
  ...payouts,
  wallets: [...payouts.wallets.filter(({ id }) => id !== wallet.id), wallet],
})

/**
 * Adds a profile, or replaces the profile with the same id (CALL-072). If its wallet is new, the wallet is pending approval.
 */
export const withProfile = <P extends LoadedPayouts>(payouts: P, profile: PayoutProfile): P => {
  const { wallet } = profile
  const isKnown = wallet === null || payouts.wallets.some(({ id }) => id === wallet.id)
  const known = { ...payouts, profiles: [...payouts.profiles.filter(({ id }) => id !== profile.id), profile] }
  return isKnown ? known : withWallet(known, { ...wallet, isActive: false })
}

/**
 * Applies a changed wallet to the wallets and to its profile. A new address gets its canonical form and is pending
 * approval (RECV-095). An unchanged address keeps the provider's spelling.
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

import { canonicalAddress, isSameAddress } from '../../../presentation/address-text.ts'
import type { PayoutProfile, ProfileWallet, ReceivingForm, Wallet } from '../../model.ts'
import type { LoadedPayouts } from '../../payouts/index.ts'

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

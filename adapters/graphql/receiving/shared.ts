import { type Payor, type PayoutProfile, visibleText, type Wallet } from '@paydeck/core'
import type { ReplyOf } from '../../wire/call.ts'
import type { getWallets } from '../../wire/receiving/address-directory.ts'

type WireWallet = ReplyOf<typeof getWallets>['wallets'][number]

const labelled = <W extends { readonly label: string }>(wallet: W): W => ({
  ...wallet,
  label: visibleText(wallet.label),
})

/** Maps a wallet to the core's type. */
export const walletOf = ({ status, ...wallet }: WireWallet): Wallet => ({
  ...labelled(wallet),
  isActive: status.isActive,
})

/** Maps a payor. Its name is reduced to visible characters. */
export const payorOf = ({ id, name }: Payor): Payor => ({ id, name: visibleText(name) })

/** Maps a payout profile. Its names are reduced to visible characters. */
export const profileOf = (profile: PayoutProfile): PayoutProfile => ({
  ...profile,
  name: visibleText(profile.name),
  payors: profile.payors.map(payorOf),
  wallet: profile.wallet && labelled(profile.wallet),
})

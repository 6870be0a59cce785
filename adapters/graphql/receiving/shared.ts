import type { Wallet } from '@paydeck/core'
import type { ReplyOf } from '../../wire/call.ts'
import type { getWallets } from '../../wire/receiving/address-directory.ts'

type WireWallet = ReplyOf<typeof getWallets>['wallets'][number]

/** A wallet as the core knows it. */
export const walletOf = ({ status, ...wallet }: WireWallet): Wallet => ({ ...wallet, isActive: status.isActive })

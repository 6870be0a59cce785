import { record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import { pairWallet } from './wallet-pairing.ts'

export const WalletLink = record({ link: t.string })

/** Plays the wallet app that has read the QR code: the link says who it is, signed in or not. */
export const playWallet = (
  means: Parameters<typeof pairWallet>[0],
  { link }: t.TypeOf<typeof WalletLink>,
): Promise<void> => {
  const query = URL.parse(link)?.searchParams
  return pairWallet(means, { secret: query?.get('secret') ?? '', code: query?.get('code') ?? '' })
}

import { record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import { pairWallet } from './wallet-pairing.ts'

export const WalletLink = record({ link: t.string })

/**
 * Simulates a wallet app: submits the pairing code of `link`, which the app would read from the QR code. The link identifies
 * the user, so no session is needed.
 */
export const playWallet = (
  means: Parameters<typeof pairWallet>[0],
  { link }: t.TypeOf<typeof WalletLink>,
): Promise<void> => {
  const query = URL.parse(link)?.searchParams
  return pairWallet(means, { secret: query?.get('secret') ?? '', code: query?.get('code') ?? '' })
}

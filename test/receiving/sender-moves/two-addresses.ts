import { type BenchOptions, opened, listOf, lumen, option, profileOf, savings } from '../bench.ts'

/** Wallet with an address that awaits approval. */
const everyday = {
  ...savings,
  id: 'w-everyday',
  currency: 'USDCn_m',
  address: '0xAbCd',
  label: 'Everyday',
  isActive: false,
}
const currencies = [
  option('BTC', { name: 'Bitcoin' }),
  option('USDCn_m', { displayCode: 'USDC', chain: 'MATIC', chainName: 'Polygon', showChain: true }),
]

/**
 * Opens the screen with two addresses. The first address is active. The second address awaits approval, unless `isApproved`
 * is set.
 */
export const withTwoAddresses = ({
  isApproved = false,
  ...options
}: BenchOptions & { readonly isApproved?: boolean } = {}) =>
  opened({
    currencies,
    wallets: [savings, { ...everyday, isActive: isApproved }],
    profiles: [profileOf(savings, [lumen]), profileOf(everyday)],
    ...options,
  })
export type Bench = Awaited<ReturnType<typeof withTwoAddresses>>

/** For each call sent to the provider, returns its name and the profile id in its input. */
export const sentMoves = (all: Bench) =>
  all.sent().map(([name, input]) => [name, (input as { profileId: string }).profileId])

/** Returns the notice above the list, which reports the last action. */
export const noticeOf = (all: Bench) => listOf(all).notice

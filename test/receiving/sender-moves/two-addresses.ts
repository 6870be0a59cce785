import { type BenchOptions, entered, indexOf, lumen, option, profileOf, savings } from '../bench.ts'

/** An address that waits for its approval. */
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

/** A user with two addresses, the first of which is in use; the other waits for its approval unless told otherwise. */
export const withTwo = ({ isApproved = false, ...options }: BenchOptions & { readonly isApproved?: boolean } = {}) =>
  entered({
    currencies,
    wallets: [savings, { ...everyday, isActive: isApproved }],
    profiles: [profileOf(savings, [lumen]), profileOf(everyday)],
    ...options,
  })
export type Bench = Awaited<ReturnType<typeof withTwo>>

/** The calls that were sent, each with the profile that it is about. */
export const moves = (all: Bench) =>
  all.sent().map(([name, input]) => [name, (input as { profileId: string }).profileId])

/** What the list tells of what was done last. */
export const told = (all: Bench) => indexOf(all).notice

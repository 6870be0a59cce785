import {
  type BridgePairing,
  type BridgeSession,
  isWalletPage,
  type WalletAccount,
  type WalletBridge,
} from '../receiving/index.ts'
import { answered, mustBeRejected } from './answered.ts'
import { broken, type Law, law, must, mustEqual, shown } from './law.ts'

/** A wallet bridge, and the user of the wallet. */
export interface WalletBridgeBench {
  readonly bridge: WalletBridge
  /** Approves a pairing. Returns the chosen account and the network of the wallet. */
  readonly approve: (pairing: BridgePairing) => Promise<WalletAccount>
  /** Rejects a pairing. */
  readonly reject: (pairing: BridgePairing) => Promise<unknown>
}

const begin = async ({ bridge }: WalletBridgeBench): Promise<BridgePairing> => {
  const { chainIds } = await answered('bridge.v1', () => bridge.v1)
  const chainId = chainIds[0] ?? broken('it serves no network.')
  return answered('bridge.connect', () => bridge.connect({ chainId }))
}

const mustStand = async ({ bridge }: WalletBridgeBench, { id }: BridgePairing, as: BridgeSession): Promise<void> =>
  mustEqual(await answered('bridge.session', () => bridge.session({ id })), as, 'how it stands')

/** The laws of `WalletBridge` (RECV-061, CALL-114). Each asks for a bench of its own. */
export const walletBridgeLaws = (make: () => Promise<WalletBridgeBench>): ReadonlyArray<Law> => [
  law(
    'A wallet is asked on a page of https, or on one of this origin by its path: nothing else is opened.',
    async () => {
      const { address } = await begin(await make())
      must(isWalletPage(address), `the address of the pairing is ${shown(address)}.`)
    },
  ),
  law('A pairing waits until its wallet answers, however often it is asked for.', async () => {
    const bench = await make()
    const pairing = await begin(bench)
    await mustStand(bench, pairing, { status: 'waiting' })
    await mustStand(bench, pairing, { status: 'waiting' })
  }),
  law('One that is approved tells the account that was chosen, and its network.', async () => {
    const bench = await make()
    const pairing = await begin(bench)
    const { address, chainId } = await bench.approve(pairing)
    await mustStand(bench, pairing, { status: 'approved', address, chainId })
  }),
  law('One that is rejected tells so, and no account.', async () => {
    const bench = await make()
    const pairing = await begin(bench)
    await bench.reject(pairing)
    await mustStand(bench, pairing, { status: 'rejected' })
  }),
  law('The first answer counts.', async () => {
    const bench = await make()
    const pairing = await begin(bench)
    await bench.reject(pairing)
    await bench.approve(pairing)
    await mustStand(bench, pairing, { status: 'rejected' })
  }),
  law('A pairing that is begun ends the one before.', async () => {
    const bench = await make()
    const [first, second] = [await begin(bench), await begin(bench)]
    must(first.id !== second.id, 'both have the same id.')
    await mustBeRejected('bridge.session', () => bench.bridge.session({ id: first.id }))
    await mustStand(bench, second, { status: 'waiting' })
  }),
  law('One that was ended is there no more, and may be ended again.', async () => {
    const bench = await make()
    const pairing = await begin(bench)
    await answered('bridge.disconnect', () => bench.bridge.disconnect(pairing))
    await mustBeRejected('bridge.session', () => bench.bridge.session({ id: pairing.id }))
    await answered('bridge.disconnect', () => bench.bridge.disconnect(pairing))
  }),
  law('A network that is not served is Rejected.', async () => {
    const { bridge } = await make()
    const { chainIds } = await answered('bridge.v1', () => bridge.v1)
    await mustBeRejected('bridge.connect', () => bridge.connect({ chainId: Math.max(0, ...chainIds) + 1 }))
  }),
]

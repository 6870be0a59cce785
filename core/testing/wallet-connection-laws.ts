import {
  type BridgePairing,
  type BridgeSession,
  isWalletPage,
  type WalletAccount,
  type WalletBridge,
} from '../receiving/index.ts'
import { failLaw, type Law, law, must, mustEqual, formatValue } from './law.ts'
import { mustSucceed, mustBeRejected } from './port-calls.ts'

/** Test setup for `WalletBridge`, and functions that act as the user of the wallet app. */
export interface WalletBridgeBench {
  readonly bridge: WalletBridge
  /** Approves a pairing in the wallet app. Returns the account that the user chose, with its network. */
  readonly approve: (pairing: BridgePairing) => Promise<WalletAccount>
  /** Rejects a pairing in the wallet app. */
  readonly reject: (pairing: BridgePairing) => Promise<unknown>
}

const connect = async ({ bridge }: WalletBridgeBench): Promise<BridgePairing> => {
  const { chainIds } = await mustSucceed('bridge.v1', () => bridge.v1)
  const chainId = chainIds[0] ?? failLaw('bridge.v1 returned no chain id.')
  return mustSucceed('bridge.connect', () => bridge.connect({ chainId }))
}

const mustHaveSession = async (
  { bridge }: WalletBridgeBench,
  { id }: BridgePairing,
  expected: BridgeSession,
): Promise<void> =>
  mustEqual(await mustSucceed('bridge.session', () => bridge.session({ id })), expected, 'the result of bridge.session')

/** Laws of `WalletBridge` (RECV-061, CALL-114). `make` must create a new test setup on each call. */
export const walletBridgeLaws = (make: () => Promise<WalletBridgeBench>): ReadonlyArray<Law> => [
  law('bridge.connect returns a wallet page on https or a path of the same origin.', async () => {
    const { address } = await connect(await make())
    must(isWalletPage(address), `the address of the pairing is ${formatValue(address)}.`)
  }),
  law('bridge.session returns "waiting" on every call until the user responds in the wallet.', async () => {
    const bench = await make()
    const pairing = await connect(bench)
    await mustHaveSession(bench, pairing, { status: 'waiting' })
    await mustHaveSession(bench, pairing, { status: 'waiting' })
  }),
  law('bridge.session returns "approved" with the chosen account and its network after the approval.', async () => {
    const bench = await make()
    const pairing = await connect(bench)
    const later = bench.bridge.session({ id: pairing.id })
    await mustHaveSession(bench, pairing, { status: 'waiting' })
    const { address, chainId } = await bench.approve(pairing)
    await mustHaveSession(bench, pairing, { status: 'approved', address, chainId })
    const { status } = await mustSucceed('bridge.session', () => later)
    mustEqual(status, 'approved', 'the result of a task that was made before the approval')
  }),
  law('bridge.session returns "rejected" without an account after the rejection.', async () => {
    const bench = await make()
    const pairing = await connect(bench)
    await bench.reject(pairing)
    await mustHaveSession(bench, pairing, { status: 'rejected' })
  }),
  law('bridge.session keeps the first response of the wallet.', async () => {
    const bench = await make()
    const pairing = await connect(bench)
    await bench.reject(pairing)
    await bench.approve(pairing)
    await mustHaveSession(bench, pairing, { status: 'rejected' })
  }),
  law('bridge.connect ends the previous pairing.', async () => {
    const bench = await make()
    const [first, second] = [await connect(bench), await connect(bench)]
    must(first.id !== second.id, 'both pairings have the same id.')
    await mustBeRejected('bridge.session', () => bench.bridge.session({ id: first.id }))
    await mustHaveSession(bench, second, { status: 'waiting' })
  }),
  law('bridge.disconnect ends the pairing and succeeds again if the pairing has already ended.', async () => {
    const bench = await make()
    for (let run = 0; run < 2; run += 1) {
      const pairing = await connect(bench)
      await mustSucceed('bridge.disconnect', () => bench.bridge.disconnect(pairing))
      await mustBeRejected('bridge.session', () => bench.bridge.session({ id: pairing.id }))
      await mustSucceed('bridge.disconnect', () => bench.bridge.disconnect(pairing))
    }
  }),
  law('bridge.connect rejects an unsupported network.', async () => {
    const bench = await make()
    const { bridge } = bench
    await connect(bench)
    const { chainIds } = await mustSucceed('bridge.v1', () => bridge.v1)
    await mustBeRejected('bridge.connect', () => bridge.connect({ chainId: Math.max(0, ...chainIds) + 1 }))
  }),
]

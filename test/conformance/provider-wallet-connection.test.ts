import { restWalletBridge } from '@paydeck/adapters/rest/receiving/wallet-connection'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { BridgePairing, Fault, WalletBridge } from '@paydeck/core'
import { type CallBench, callLaws, readLaws, walletBridgeLaws, type WalletBridgeBench } from '@paydeck/core/testing'
import { stubAccounts } from '@paydeck/sandbox/receiving/wallet-connection'
import { function as F, taskEither as TE } from 'fp-ts'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account } from '../sandbox/running.ts'
import { callBench } from './call-bench.ts'
import { runLaws } from './run-laws.ts'

const chainId = 1

/** Makes a new user, and functions that answer wallet requests on the page of the stub wallet. */
const owner = async (): Promise<WalletBridgeBench> => {
  const client = await account('recipient')
  const [chosen] = stubAccounts(client.userId)
  const address = chosen?.address ?? ''
  const answer = ({ id }: BridgePairing, fields: Readonly<Record<string, string>>): Promise<Response> =>
    client.fetch('/wallet', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ pairing: id, ...fields }).toString(),
    })
  return {
    bridge: restWalletBridge(clientsOf(client).rest),
    approve: async (pairing) => {
      await answer(pairing, { answer: 'approve', account: address, network: String(chainId) })
      return { address, chainId }
    },
    reject: (pairing) => answer(pairing, { answer: 'reject' }),
  }
}
runLaws('the wallet bridge', walletBridgeLaws(owner))

/** Makes the test setup for one call, with a new user who has started a pairing. */
const asking =
  <A>(call: WireEntry, askOf: (bridge: WalletBridge, id: string) => TE.TaskEither<Fault, A>) =>
  async (): Promise<CallBench<A>> => {
    const client = await account('recipient')
    const bridge = restWalletBridge(clientsOf(client).rest)
    const { id } = await answered(bridge.connect({ chainId }))
    await client.control('DELETE', 'calls')
    return callBench(client, call, askOf(bridge, id))
  }
runLaws('walletBridge.v1', readLaws(asking('GET /wallet-bridge/v1', ({ v1 }) => v1)))
runLaws(
  'walletBridge.session',
  readLaws(asking('POST /wallet-bridge/v1/session', ({ session }, id) => session({ id }))),
)
runLaws(
  'walletBridge.disconnect',
  callLaws(asking('POST /wallet-bridge/v1/disconnect', ({ disconnect }, id) => disconnect({ id }))),
)
runLaws(
  'walletBridge.connect',
  callLaws(asking('POST /wallet-bridge/v1/connect', ({ connect }) => F.pipe(connect({ chainId }), TE.asUnit))),
)

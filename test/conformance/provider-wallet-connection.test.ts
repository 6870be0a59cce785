import { restWalletBridge } from '@paydeck/adapters/rest/receiving/wallet-connection'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { BridgePairing, Fault, WalletBridge } from '@paydeck/core'
import { type AskBench, askLaws, readLaws, walletBridgeLaws, type WalletBridgeBench } from '@paydeck/core/testing'
import { stubAccounts } from '@paydeck/sandbox/receiving/wallet-connection'
import { function as F, taskEither as TE } from 'fp-ts'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account } from '../sandbox/running.ts'
import { askBench } from './ask-bench.ts'
import { obey } from './obey.ts'

const chainId = 1

/** Creates a user who approves or rejects on the page of the stub wallet. */
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
obey('the wallet bridge', walletBridgeLaws(owner))

/** Returns the bench of a port method, for a new user with a started pairing. */
const benchOfCall =
  <A>(call: WireEntry, askOf: (bridge: WalletBridge, id: string) => TE.TaskEither<Fault, A>) =>
  async (): Promise<AskBench<A>> => {
    const client = await account('recipient')
    const bridge = restWalletBridge(clientsOf(client).rest)
    const { id } = await answered(bridge.connect({ chainId }))
    await client.control('DELETE', 'calls')
    return askBench(client, call, askOf(bridge, id))
  }
obey('the networks of the wallet bridge', readLaws(benchOfCall('GET /wallet-bridge/v1', ({ v1 }) => v1)))
obey(
  'the status of a pairing',
  readLaws(benchOfCall('POST /wallet-bridge/v1/session', ({ session }, id) => session({ id }))),
)
obey(
  'ending a pairing',
  askLaws(benchOfCall('POST /wallet-bridge/v1/disconnect', ({ disconnect }, id) => disconnect({ id }))),
)
obey(
  'starting a pairing',
  askLaws(benchOfCall('POST /wallet-bridge/v1/connect', ({ connect }) => F.pipe(connect({ chainId }), TE.asUnit))),
)

import { function as F, taskEither as TE } from 'fp-ts'
import type { ConnectFault } from './model.ts'
import type { InjectedWallet } from './ports.ts'
import { chosenAccount } from './rules.ts'
import type { EthereumNetwork } from './tables.ts'

/** The account of a wallet in the browser, on this network: the person is asked for both. */
export const askInjected = (wallet: InjectedWallet, network: EthereumNetwork): TE.TaskEither<ConnectFault, string> => {
  const { chainId: wanted } = network
  const switched = F.pipe(
    wallet.switchTo({ chainId: wanted }),
    TE.flatMap(() => wallet.chainId),
  )
  const settled = F.pipe(
    wallet.chainId,
    TE.flatMap((chainId) => (chainId === wanted ? TE.right(chainId) : switched)),
  )
  return F.pipe(
    wallet.accounts,
    TE.flatMap((accounts) =>
      F.pipe(
        settled,
        TE.flatMapEither((chainId) => chosenAccount(accounts, chainId, network)),
      ),
    ),
  )
}

import { type BillAccount, type BillRecords, type Clock, connectProvider } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import {
  accountExtras,
  findBillPayments,
  getBillPayAccounts,
  getBillPayUser,
  userExtras,
} from '../../wire/bill-pay/bill-list.ts'
import type { ReplyOf } from '../../wire/call.ts'
import { withExtras } from '../capability.ts'
import { distinct, recentDates, recordsOf } from './shared.ts'

type Told = ReplyOf<typeof getBillPayAccounts>['billPayAccounts'][number]

/**
 * Maps an account to the core's type. A merchant without a name gets the name of the account. Drops accounts without a
 * liability.
 */
const accountOf = ({ liability, ...account }: Told): ReadonlyArray<BillAccount> => {
  if (liability === null) return []
  const merchantName = liability.merchantName.trim() === '' ? liability.name : liability.merchantName
  return [{ ...account, liability: { ...liability, merchantName } }]
}

export const graphqlBillRecords = (client: GraphqlClient, clock: Clock): BillRecords => {
  const [user, accounts] = [
    withExtras(client, userExtras)(getBillPayUser),
    withExtras(client, accountExtras)(getBillPayAccounts),
  ]
  // Computes the input of each call when the call is sent. The functions `user` and `accounts` are created only once,
  // because they remember which fields the provider supports.
  return {
    user: F.pipe(
      TE.fromIO(() => ({ includeMethodData: true })),
      TE.flatMap((input) => user(input)),
      TE.map(({ billPayUser: { methodEntityId, ...rest } }) => ({ ...rest, methodEntityId: methodEntityId || null })),
    ),
    accounts: F.pipe(
      TE.fromIO(() => ({ provider: connectProvider })),
      TE.flatMap((input) => accounts(input)),
      TE.map(({ billPayAccounts }) => distinct(billPayAccounts.flatMap(accountOf), ({ id }) => id)),
    ),
    payments: F.pipe(
      TE.fromIO(() => recentDates(clock)),
      TE.flatMap((dates) => client.call(findBillPayments)({ provider: connectProvider, ...dates })),
      TE.map(({ billPayments }) => recordsOf(billPayments)),
    ),
  }
}

import { type BillHistories, type Clock, connectProvider } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getBillBalances, hideBillAccount } from '../../wire/bill-pay/bill-detail.ts'
import { findBillPayments } from '../../wire/bill-pay/bill-list.ts'
import { supportCheck } from '../capability.ts'
import { recentDates, recordsOf } from './shared.ts'

/** Implements the port `BillHistories`, except `receipt`. */
export const graphqlBillHistories = (client: GraphqlClient, clock: Clock): Omit<BillHistories, 'receipt'> => {
  const [balanceSupport, removalSupport] = [supportCheck(), supportCheck()]
  return {
    payments: (accountId) =>
      F.pipe(
        TE.fromIO(() => recentDates(clock)),
        TE.flatMap((dates) =>
          client.call(findBillPayments)({ provider: connectProvider, ...dates, partnerAccountId: accountId }),
        ),
        // An invoice can pay several bills. Drops the payments of the other bills.
        TE.map(({ billPayments }) =>
          recordsOf(billPayments)
            .map((record) => ({
              ...record,
              payments: record.payments.filter(({ partnerAccountId }) => partnerAccountId === accountId),
            }))
            .filter(({ payments }) => payments.length > 0),
        ),
      ),
    balances: (accountId) =>
      F.pipe(
        client.call(getBillBalances)({ accountId }),
        TE.map(({ billBalances }) =>
          billBalances
            .flatMap(({ at, balance }) => (balance === null ? [] : [{ at, balance }]))
            .toSorted((one, other) => one.at - other.at),
        ),
        balanceSupport,
      ),
    remove: (accountId) =>
      F.pipe(
        client.call(hideBillAccount)({ accountId }),
        TE.map(() => undefined),
        removalSupport,
      ),
  }
}

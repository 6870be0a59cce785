import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql, rest } from '../call.ts'
import { list, record } from '../codec.ts'
import { file, FileReply } from '../file.ts'
import { moment } from '../tolerant.ts'

/*
 * Of one bill, by the id of its account: beyond the specification, so a provider may not know them.
 */

/** What was owed over time, oldest first: milliseconds since 1970, whole US dollars. */
export const getBillBalances = graphql({
  name: 'GetBillBalances',
  document: `query GetBillBalances($token: String!, $csrf: String!, $accountId: ID!) {
    user(token: $token, csrf: $csrf) { billBalances(accountId: $accountId) { at balance } }
  }`,
  input: record({ accountId: t.string }),
  reply: record({ billBalances: list(record({ at: moment, balance: amountText })) }),
})

/** Removes a bill: it is listed no more, and neither are its payments. False where there was none. */
export const hideBillAccount = graphql({
  name: 'HideBillAccount',
  document: `mutation HideBillAccount($token: String!, $csrf: String!, $accountId: ID!) {
    user(token: $token, csrf: $csrf) { hideBillAccount(accountId: $accountId) }
  }`,
  input: record({ accountId: t.string }),
  reply: record({ hideBillAccount: t.boolean }),
})

/** The receipt of a bill's payment, by its `partnerPaymentId`: the bytes of a PDF. */
export const postBillReceipt = file(
  ['application/pdf'],
  rest({ name: 'POST /bill-pay/receipt', input: record({ paymentId: t.string }), reply: FileReply }),
)

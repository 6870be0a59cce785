import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql, rest } from '../call.ts'
import { list, record } from '../codec.ts'
import { file, FileReply } from '../file.ts'
import { moment } from '../tolerant.ts'

/*
 * Calls for one bill, identified by the id of its account. The calls are beyond the specification, so not every provider
 * supports them.
 */

/** Fetches past balances of a bill, oldest first. `at` is milliseconds since 1970. Balances are US dollars. */
export const getBillBalances = graphql({
  name: 'GetBillBalances',
  document: `query GetBillBalances($token: String!, $csrf: String!, $accountId: ID!) {
    user(token: $token, csrf: $csrf) { billBalances(accountId: $accountId) { at balance } }
  }`,
  input: record({ accountId: t.string }),
  reply: record({ billBalances: list(record({ at: moment, balance: amountText })) }),
})

/**
 * Removes a bill from the list of bills, and its payments from the list of payments. Returns false if the bill does not
 * exist.
 */
export const hideBillAccount = graphql({
  name: 'HideBillAccount',
  document: `mutation HideBillAccount($token: String!, $csrf: String!, $accountId: ID!) {
    user(token: $token, csrf: $csrf) { hideBillAccount(accountId: $accountId) }
  }`,
  input: record({ accountId: t.string }),
  reply: record({ hideBillAccount: t.boolean }),
})

/** Fetches the receipt of a bill payment by `partnerPaymentId`, as PDF bytes. */
export const postBillReceipt = file(
  ['application/pdf'],
  rest({ name: 'POST /bill-pay/receipt', input: record({ paymentId: t.string }), reply: FileReply }),
)

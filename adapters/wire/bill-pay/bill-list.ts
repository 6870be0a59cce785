import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql } from '../call.ts'
import { list, nullable, record, word } from '../codec.ts'
import { billPaymentDto, billPaymentFields } from '../payments/shared.ts'
import { anyDate, anyFlag, anyList, anyText, orNull } from '../tolerant.ts'
import { text } from './shared.ts'

/** Part of the query that selects user fields beyond the specification. Not every provider supports these fields. */
export const userExtras = ' pause { until }'

/** Part of the query that selects bill fields beyond the specification. */
export const accountExtras = ' paymentStatus needsReconnect'

/**
 * Fetches the user's Bill Pay record (CALL-046, BILL-110). `isBillPayAvailable` is required, because the app could not
 * choose a screen without it. Any value of `methodVerified` other than true is read as false. `pause` is beyond the
 * specification: null if Bill Pay is not paused; `pause.until` is null if the end of the pause is unknown.
 */
export const getBillPayUser = graphql({
  name: 'GetBillPayUser',
  document: `query GetBillPayUser($token: String!, $csrf: String!, $includeMethodData: Boolean!) {
    user(token: $token, csrf: $csrf) {
      billPayUser(includeMethodData: $includeMethodData) { isBillPayAvailable methodEntityId methodVerified${userExtras} }
    }
  }`,
  input: record({ includeMethodData: t.boolean }),
  reply: record({
    billPayUser: record({
      isBillPayAvailable: t.boolean,
      methodEntityId: nullable(t.string),
      methodVerified: anyFlag(),
      pause: orNull(record({ until: anyDate() })),
    }),
  }),
})

/** Merchant, amounts and dates of a bill (BILL-107), in US dollars and milliseconds since 1970. Unreadable fields are null. */
const liability = record({
  merchantId: anyText(),
  merchantIcon: text(),
  merchantName: anyText(),
  mask: anyText(),
  name: anyText(),
  type: anyText(),
  subType: text(),
  balance: amountText,
  lastStatementBalance: amountText,
  remainingStatementBalance: amountText,
  nextPaymentDueDate: anyDate(),
  paddedNextPaymentDueDate: anyDate(),
  nextPaymentMinimumAmount: amountText,
  lastSuccessfulSync: anyDate(),
})

/** Readiness of a bill for payments: can be paid, is being activated, or cannot be paid. */
const PaymentStatus = /* @__PURE__ */ t.keyof({ active: null, activating: null, unavailable: null })

/**
 * Fetches the user's bills (CALL-047, BILL-106). Omits bills without an id. Any value of `isPayable` other than true is read
 * as false. `paymentStatus` and `needsReconnect` are beyond the specification.
 */
export const getBillPayAccounts = graphql({
  name: 'GetBillPayAccounts',
  document: `query GetBillPayAccounts($token: String!, $csrf: String!, $provider: String!) {
    user(token: $token, csrf: $csrf) {
      billPayAccounts(provider: $provider) {
        id status type isPayable isManuallyAdded
        liability {
          merchantId merchantIcon merchantName mask name type subType balance lastStatementBalance
          remainingStatementBalance nextPaymentDueDate paddedNextPaymentDueDate nextPaymentMinimumAmount
          lastSuccessfulSync
        }${accountExtras}
      }
    }
  }`,
  input: record({ provider: t.string }),
  reply: record({
    billPayAccounts: list(
      record({
        id: t.string,
        status: anyText(),
        type: anyText(),
        isPayable: anyFlag(),
        isManuallyAdded: anyFlag(),
        liability: orNull(liability),
        paymentStatus: word(PaymentStatus),
        needsReconnect: anyFlag(),
      }),
    ),
  }),
})

/** Default period of the listed bill payments, in months (CALL-048). */
export const billPaymentMonths = 12

/**
 * Fetches bill payments between two instants in ISO 8601, UTC, newest first (CALL-048, BILL-157, BILL-158). Defaults to the
 * last 12 months and to all bills. Omits records without an id.
 */
export const findBillPayments = graphql({
  name: 'FindBillPayments',
  document: `query FindBillPayments(
    $token: String!, $csrf: String!, $provider: String!, $startDate: String, $endDate: String, $partnerAccountId: ID
  ) {
    user(token: $token, csrf: $csrf) {
      billPayments(provider: $provider, startDate: $startDate, endDate: $endDate, partnerAccountId: $partnerAccountId) {
        id invoice createdOn
        payments {${billPaymentFields}
        }
      }
    }
  }`,
  input: record({ provider: t.string }, { startDate: t.string, endDate: t.string, partnerAccountId: t.string }),
  reply: record({
    billPayments: list(
      record({ id: t.string, invoice: text(), createdOn: anyDate(), payments: anyList(billPaymentDto) }),
    ),
  }),
})

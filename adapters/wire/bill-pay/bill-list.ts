import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql } from '../call.ts'
import { list, nullable, record, word } from '../codec.ts'
import { billPaymentDto, billPaymentFields } from '../payments/shared.ts'
import { anyDate, anyFlag, anyList, anyText, orNull } from '../tolerant.ts'
import { text } from './shared.ts'

/** The fields of a user that go beyond the specification: a provider may not know them. */
export const userExtras = ' pause { until }'

/** The fields of a bill that go beyond the specification. */
export const accountExtras = ' paymentStatus needsReconnect'

/**
 * What the bill provider knows of the user (CALL-046, BILL-110). Whether Bill Pay is available has to be told, since both
 * answers lead somewhere; anything but true is "not verified". The pause of the provider goes beyond the specification: null
 * where there is none, `until` null where its end is not known.
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

/**
 * What is owed (BILL-107), read as far as it can be: whole units of US dollars, milliseconds since 1970; null: not told.
 */
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

/** Whether the bill provider can send payments to a bill already. */
const PaymentStatus = /* @__PURE__ */ t.keyof({ active: null, activating: null, unavailable: null })

/**
 * The user's bills (CALL-047, BILL-106). One without an id is left out, and can be paid only where that is told. A liability
 * of null is none. `paymentStatus` and `needsReconnect` go beyond the specification.
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

/** What is asked for unless dates are named (CALL-048). */
export const billPaymentMonths = 12

/**
 * What was paid to bills, newest first (CALL-048, BILL-157, BILL-158), between two instants in ISO 8601, UTC: of the last 12
 * months unless others are named, and of every bill unless one is. One without an id is left out.
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

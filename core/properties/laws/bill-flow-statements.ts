import type { BillPayTables } from '../../tables/bill-pay.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'
import { failureTexts } from './failures.ts'
import { effectsOf, transitionsOf } from './machines.ts'

const wayStatements = (tables: BillPayTables): ReadonlyArray<Law> => [
  columnLaw('BILL-055 and BILL-057 state the modes.', tables.connectModes, ({ mode }) => mode, {
    auth: 'automatic',
    link: 'manual',
  }),
  columnLaw('BILL-054 states the ways to connect.', tables.connectModes, ({ label }) => label, {
    'Auto-connect': 'automatic',
    'Search Bills': 'manual',
  }),
  columnLaw('BILL-056 marks the automatic way as the fastest.', tables.connectModes, ({ badge }) => badge, {
    Fastest: 'automatic',
    null: 'manual',
  }),
  columnLaw('BILL-058 asks for a verification to search bills.', tables.connectModes, (row) => row.needsVerification, {
    false: 'automatic',
    true: 'manual',
  }),
  columnLaw(
    'The description says who finds the bills.',
    tables.connectModes,
    ({ sentence }) => sentence.split(' ')[0],
    {
      We: 'automatic',
      Search: 'manual',
    },
  ),
  law('BILL-063 and BILL-069 state the provider and the reply of a successful exchange.', () =>
    mustEqual([tables.connectProvider, tables.exchangeSuccess], ['method', 'success'], 'the words'),
  ),
  law('BILL-039 states the name of the modal.', () =>
    mustEqual(tables.connectModal.asking.name, 'bill-pay.custom-bills-modal', 'the name'),
  ),
]

/** Laws that state the rows of Paydeck's own tables for connecting bills. */
export const connectionStatements = (tables: BillPayTables): ReadonlyArray<Law> => [
  ...wayStatements(tables),
  columnLaw(
    'The note says if the user continues in the window, or waits.',
    tables.connectNotes,
    (note) => note?.split(' ')[0],
    {
      Continue: 'auth_token_retrieved error open',
      "We're": 'account_token_exchanged exit linked',
      undefined: 'failed success',
    },
  ),
  columnLaw('BILL-065 to BILL-079 state the transitions.', transitionsOf(tables.connectMachine), String, {
    auth_token_retrieved:
      'account_token_exchanged.token auth_token_retrieved.token error.token exit.token failed.token linked.token none.token open.token success.token',
    linked:
      'account_token_exchanged.linked auth_token_retrieved.linked error.linked exit.linked failed.linked linked.linked none.linked open.linked success.linked',
    'account_token_exchanged, success':
      'auth_token_retrieved.exchanged.manual error.exchanged.manual exit.exchanged.manual failed.exchanged.manual linked.exchanged.manual none.exchanged.manual open.exchanged.manual success.exchanged.manual',
    account_token_exchanged: 'linked.exchanged.automatic',
    '': 'auth_token_retrieved.exchanged.automatic error.exchanged.automatic exit.exchanged.automatic failed.exchanged.automatic none.exchanged.automatic open.exchanged.automatic success.exchanged.automatic success.refused.automatic',
    'exit, back': 'exit.exit failed.exit none.exit success.exit',
    'exit, none': 'auth_token_retrieved.exit open.exit',
    'exit, success': 'account_token_exchanged.exit linked.exit.automatic',
    'exit, failed': 'error.exit',
    exit: 'linked.exit.manual',
    failed:
      'auth_token_retrieved.fail error.fail error.refused exit.fail exit.refused failed.fail linked.fail linked.refused none.fail open.fail success.fail success.refused.manual',
    none: 'failed.hide none.hide success.hide',
    error: 'auth_token_retrieved.error linked.error open.error',
    open: 'auth_token_retrieved.open error.open',
  }),
  columnLaw(
    'BILL-067, BILL-073 and BILL-076 to BILL-078 state the effects.',
    effectsOf(tables.connectMachine),
    String,
    {
      launch: 'auth_token_retrieved',
      exchange: 'linked',
      'refreshUser refreshAccounts': 'exit',
      'forget after 4000 ms': 'failed',
      'stopAsking refreshUser refreshAccounts reset after 2000 ms': 'success',
      '': 'account_token_exchanged error none open',
    },
  ),
  columnLaw(
    'BILL-068, BILL-071 and BILL-074 state the changes.',
    tables.onConnectStatus,
    (row) =>
      JSON.stringify(
        Object.entries(row ?? {})
          .map(([key, value]) => `${key}: ${value}`)
          .toSorted(),
      ),
    {
      '["accountToken: null","error: null","hasNewConnections: false","isModalVisible: false"]': 'auth_token_retrieved',
      '["error: null","hasNewConnections: false","isModalVisible: false"]': 'linked',
      '["hasNewConnections: false","isModalVisible: true"]': 'failed',
      '["error: null","hasNewConnections: true","isModalVisible: true"]': 'success',
    },
  ),
  columnLaw('BILL-080 states the environment of the widget.', tables.widgetEnvironments, String, {
    development: 'local test',
    production: 'production',
  }),
]

/** Laws that state the rows of Paydeck's own tables for paying bills. */
export const payingStatements = (tables: BillPayTables): ReadonlyArray<Law> => [
  law('BILL-144 and BILL-147 state the statuses of a payment.', () =>
    mustEqual(tables.paidStatuses, ['paid', 'confirmed', 'complete'], 'the statuses'),
  ),
  law('BILL-149 to BILL-151 and BILL-164 state the effects of a payment.', () =>
    mustEqual(tables.afterPaid, ['track', 'tell', 'addPayment', 'goHome', 'reset'], 'the effects'),
  ),
  columnLaw('BILL-139 to BILL-153 state the transitions.', transitionsOf(tables.invoiceMachine), String, {
    id_created: 'failed.created invalid_amount.created invoice_closed.created none.created success.created',
    invoice_launched: 'id_created.opened',
    invoice_paid: 'id_created.paid invoice_launched.paid',
    invoice_closed: 'id_created.closed invoice_launched.closed',
    'invoice_closed, success': 'invoice_paid.closed',
    failed:
      'failed.fail id_created.fail invalid_amount.fail invoice_closed.fail invoice_launched.fail none.fail success.fail',
    invalid_amount: 'failed.invalid invoice_closed.invalid none.invalid success.invalid',
    none: 'invalid_amount.valid',
  }),
  columnLaw(
    'BILL-141, BILL-146 and BILL-149 to BILL-156 state the effects.',
    effectsOf(tables.invoiceMachine),
    String,
    {
      launch: 'id_created',
      readInvoice: 'invoice_paid',
      '(lookAgain)': 'invoice_closed',
      'track tell addPayment goHome reset': 'success',
      '': 'failed invalid_amount invoice_launched none',
    },
  ),
  columnLaw('BILL-143 and BILL-148 state the changes.', tables.onInvoiceStatus, (row) => JSON.stringify(row), {
    '{"error":null}': 'id_created',
    '{"id":null}': 'failed invoice_closed',
  }),
  law('The confirmation of a payment covers the screen.', () =>
    mustEqual([tables.paidModal.name, tables.paidModal.fullScreen], ['bill-pay.paid-modal', 'always'], 'the modal'),
  ),
  law('BILL-164 states the analytics event.', () =>
    mustEqual(tables.paidBillEvent, { event: 'track', name: 'Bill Pay - Successful Payment' }, 'the event'),
  ),
  columnLaw(
    'A failure has the message of the provider if it knows the reason, and otherwise a text.',
    {
      receipt: tables.receiptFailures,
      toast: tables.failedRemovals,
      dialog: tables.removalFailures,
    },
    failureTexts,
    {
      "400 404 409 422: of the provider. Otherwise: We couldn't download the receipt. Try again.": 'receipt',
      '404 409 422: of the provider. Otherwise: Please try again.': 'toast',
      "404 409 422: of the provider. Otherwise: We couldn't remove the bill. Try again.": 'dialog',
    },
  ),
]

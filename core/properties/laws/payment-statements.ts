import { type PaymentTables, paymentTables } from '../../tables/payments.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw, distinctLaw } from './columns.ts'

const invoiceStatements = (tables: PaymentTables): ReadonlyArray<Law> => [
  columnLaw('PAY-040 to PAY-046 state the label of each invoice status.', tables.invoiceStatuses, ({ text }) => text, {
    Confirming: 'confirmed paid',
    Invalid: 'invalid',
    Complete: 'complete',
    'Refund Available': 'declined paidOver paidPartial',
    null: 'expired new',
  }),
  columnLaw('PAY-049 states the tone of each invoice status.', tables.invoiceStatuses, ({ tone }) => tone, {
    good: 'complete',
    wait: 'confirmed declined paid paidOver paidPartial',
    bad: 'invalid',
    neutral: 'expired new',
  }),
  law('PAY-039 and PAY-045 state the labels "Refunded" and "Non Refundable".', () => {
    mustEqual(tables.refunded, { text: 'Refunded', tone: 'neutral' }, 'the label of a refund')
    mustEqual(tables.nonRefundable, { text: 'Non Refundable', tone: 'bad' }, 'the label without a refund')
    mustEqual(tables.unknownStatus, { text: null, tone: 'neutral' }, 'the label of an unknown status')
  }),
  columnLaw('PAY-047 and PAY-048 state the icons of activity lists.', tables.listIcons, String, {
    complete: 'complete confirmed invalid paid',
    exception: 'declined paidOver paidPartial',
    none: 'expired new',
  }),
  columnLaw('PAY-049 states the icon of each tone.', tables.toneIcons, String, {
    complete: 'good',
    exception: 'bad',
    none: 'neutral wait',
  }),
  law('PAY-052 to PAY-054 state which invoice statuses an exception replaces.', () =>
    mustEqual(
      tables.overrides,
      {
        paidPartial: { only: null, except: ['invalid'] },
        paidOver: { only: ['confirmed', 'complete'], except: [] },
        declined: { only: null, except: [] },
      },
      'the statuses',
    ),
  ),
  columnLaw('PAY-070 states the tone of each payout status.', tables.payoutStatuses, ({ tone }) => tone, {
    wait: 'pending',
    good: 'paid',
  }),
  columnLaw('PAY-056 to PAY-058 state the labels of payouts.', tables.payoutStatuses, ({ text }) => text, {
    Confirming: 'pending',
    Complete: 'paid',
  }),
]

const billStatements = (tables: PaymentTables): ReadonlyArray<Law> => [
  columnLaw('PAY-059 to PAY-062 state the group of each bill state.', tables.billGroups, String, {
    processing: 'none pending processing refundCreated',
    completed: 'complete sent settled',
    failed: 'canceled failed refundable refunded reversalProcessing reversalRequired reversed',
    unknown: 'unknown',
  }),
  columnLaw('PAY-063 to PAY-068 state the label of each bill state.', tables.billStatuses, ({ text }) => text, {
    Processing: 'none pending processing',
    'Refund Processing': 'refundCreated refundable',
    Completed: 'complete sent settled',
    Failed: 'canceled failed reversalProcessing reversalRequired reversed',
    Refunded: 'refunded',
    Unknown: 'unknown',
  }),
  columnLaw('PAY-070 states the tone of each bill state.', tables.billStatuses, ({ tone }) => tone, {
    wait: 'none pending processing refundCreated refundable',
    good: 'complete sent settled',
    bad: 'canceled failed reversalProcessing reversalRequired reversed',
    neutral: 'refunded unknown',
  }),
  columnLaw('PAY-072 to PAY-075 state the list of each bill state.', tables.billActivityLists, String, {
    pending: 'none pending processing refundCreated refundable',
    recent: 'canceled complete failed refunded reversalProcessing reversalRequired reversed sent settled',
    null: 'unknown',
  }),
  columnLaw('PAY-081 states the icon of several bills.', tables.billIcons, String, {
    none: 'processing unknown',
    complete: 'completed',
    exception: 'failed',
  }),
  law('PAY-071 states that donations with the statuses paid and confirmed are processing.', () =>
    mustEqual(tables.confirmingDonation, ['paid', 'confirmed'], 'the statuses'),
  ),
]

const detailStatements = (tables: PaymentTables): ReadonlyArray<Law> => [
  columnLaw('The situation of a payment follows from its status.', tables.paymentSituations, String, {
    unpaid: 'new',
    confirming: 'paid',
    confirmed: 'confirmed',
    complete: 'complete',
    expired: 'expired',
    invalid: 'invalid',
    underpaid: 'paidPartial',
    overpaid: 'paidOver',
    declined: 'declined',
  }),
  columnLaw('The situation of a donation follows from its group.', tables.donationSituations, String, {
    confirming: 'processing',
    donated: 'completed',
    invalid: 'failed',
    null: 'unknown',
  }),
  columnLaw('The situation of a bill follows from its group.', tables.billSituations, String, {
    billProcessing: 'processing',
    billPaid: 'completed',
    billFailed: 'failed',
    unknown: 'unknown',
  }),
  columnLaw('The situation of a payout follows from its status.', tables.payoutSituations, String, {
    payoutAwaited: 'funded new processing',
    payoutConfirming: 'pending',
    payoutComplete: 'complete paid',
    payoutFailed: 'canceled cancelled failed reversed',
  }),
  columnLaw(
    'The tone of a situation says whether to wait, to act or to be glad.',
    tables.situations,
    ({ tone }) => tone,
    {
      good: 'billPaid complete donated payoutComplete payoutsComplete',
      wait: 'billProcessing billRefunding confirmed confirming declined overpaid payoutAwaited payoutConfirming underpaid unpaid',
      bad: 'billFailed invalid nonRefundable payoutFailed',
      neutral: 'expired refunded unknown',
    },
  ),
  columnLaw(
    'The time line of a situation shows the steps that are done, the current step, and what is to come.',
    tables.situations,
    ({ steps }) => steps?.map(({ name, state, reached = '' }) => `${name} ${state} ${reached}`.trim()).join(', '),
    {
      'created done created, awaited now, complete later': 'unpaid',
      'created done created, paid done paid, confirming now, complete later': 'confirming',
      'created done created, paid done paid, confirmed done confirmed, complete now': 'confirmed',
      'created done created, paid done paid, confirmed done confirmed, complete done complete': 'complete donated',
      'created done created, expired failed expired': 'expired',
      'created done created, paid done paid, invalid failed invalid': 'invalid',
      'created done created, paid done paid, claim now': 'overpaid underpaid',
      'created done created, paid done paid, declined failed, claim now': 'declined',
      'created done created, paid done paid, refunded done refunded': 'refunded',
      'created done created, paid done paid, billProcessing now': 'billProcessing',
      'created done created, paid done paid, billPaid done': 'billPaid',
      undefined:
        'billFailed billRefunding nonRefundable payoutAwaited payoutComplete payoutConfirming payoutFailed payoutsComplete unknown',
    },
  ),
  distinctLaw(
    'Payments and payouts share the titles for their confirmations and for full payment, and no others.',
    tables.situations,
    ({ title }) => title,
    ['confirming payoutConfirming', 'complete payoutComplete payoutsComplete'],
  ),
  columnLaw(
    'Only bills take the text of their situation from another table.',
    tables.situations,
    ({ text }) => text === null,
    {
      true: 'billFailed billPaid billProcessing billRefunding',
      false:
        'complete confirmed confirming declined donated expired invalid nonRefundable overpaid payoutAwaited payoutComplete payoutConfirming payoutFailed payoutsComplete refunded underpaid unknown unpaid',
    },
  ),
]

const listStatements = (tables: PaymentTables): ReadonlyArray<Law> => [
  columnLaw('Each status filter matches its labels.', tables.statusFilters, ({ labels }) => labels.join(', '), {
    Confirming: 'confirming',
    'Complete, Completed': 'complete',
    'Refund Available': 'refundAvailable',
    Refunded: 'refunded',
    'Non Refundable': 'nonRefundable',
    Invalid: 'invalid',
    Processing: 'processing',
    'Refund Processing': 'refundProcessing',
    Failed: 'failed',
  }),
  columnLaw('Donations call the complete ones "Completed".', tables.statusFilters, ({ names }) => names.donations, {
    Completed: 'complete',
    undefined: 'confirming failed invalid nonRefundable processing refundAvailable refundProcessing refunded',
  }),
  columnLaw('Each list offers its status filters in this order.', tables.listStatuses, String, {
    'confirming,complete,refundAvailable,refunded,nonRefundable,invalid,processing,refundProcessing,failed': 'payments',
    'confirming,complete': 'payouts',
    'processing,complete,refundAvailable,nonRefundable,refunded': 'donations',
  }),
  columnLaw('The items in progress have this status.', tables.inProgressStatuses, String, {
    confirming: 'payments payouts',
    processing: 'donations',
  }),
  columnLaw('PAY-003 and PAY-004 state the periods.', tables.datePills, ({ label, months }) => `${label}: ${months}`, {
    '3M: 3': '3m',
    '6M: 6': '6m',
    '1Y: 12': '1y',
    'All: null': 'all',
  }),
  law('PAY-005 states the first period.', () => mustEqual(tables.defaultDatePill, '3m', 'the period')),
]

/** Laws that state the rows of Paydeck's own payment tables, as its requirements do. */
export const paymentStatements = (tables: PaymentTables = paymentTables): ReadonlyArray<Law> => [
  ...invoiceStatements(tables),
  ...billStatements(tables),
  ...detailStatements(tables),
  ...listStatements(tables),
]

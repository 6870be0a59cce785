import { type ActivityTables, activityTables } from '../../tables/activity.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { packStatements } from './activity-pack-statements.ts'
import { columnLaw } from './columns.ts'

const kindStatements = (tables: ActivityTables): ReadonlyArray<Law> => [
  columnLaw('ACT-004 states the direction of each kind.', tables.directions, String, {
    out: 'bill cardFee cardPurchase donation payment',
    in: 'cardRefund paymentRefund payout',
    moved: 'cardLoad',
    none: 'securityChange',
  }),
  columnLaw('ACT-003 states the kinds of the entries of cards.', tables.cardKinds, String, {
    cardPurchase: 'purchase',
    cardRefund: 'refund',
    cardFee: 'fee',
    cardLoad: 'load',
  }),
  law('ACT-003 states the security events that change where money goes.', () =>
    mustEqual(
      tables.securityChanges,
      [
        'address-added',
        'address-changed',
        'address-removed',
        'sender-accepted',
        'sender-moved',
        'sender-removed',
        'payout-change-stopped',
      ],
      'the events',
    ),
  ),
  law('ACT-012 states the kinds of each choice.', () =>
    mustEqual(
      tables.kindChoices,
      {
        purchase: ['cardPurchase'],
        load: ['cardLoad'],
        payment: ['payment'],
        bill: ['bill'],
        donation: ['donation'],
        payout: ['payout'],
        refund: ['cardRefund', 'paymentRefund'],
        fee: ['cardFee'],
        security: ['securityChange'],
      },
      'the choices',
    ),
  ),
]

const stateStatements = (tables: ActivityTables): ReadonlyArray<Law> => [
  columnLaw('ACT-009 states the payments that count.', tables.invoiceStates, String, {
    pending: 'confirmed paid',
    final: 'complete paidOver',
    void: 'declined expired invalid new paidPartial',
  }),
  columnLaw('ACT-009 states the bill payments that count.', tables.billStates, String, {
    pending: 'processing',
    final: 'completed',
    void: 'failed unknown',
  }),
  columnLaw('ACT-009 states the payouts that count.', tables.payoutStates, String, {
    pending: 'pending',
    final: 'paid',
  }),
  columnLaw('ACT-012 states the status filter of each label.', tables.statusOfLabels, String, {
    pending: 'confirming processing',
    complete: 'complete',
    toClaim: 'refundAvailable',
    refunded: 'refundProcessing refunded',
    failed: 'failed invalid nonRefundable',
  }),
]

/** Laws that state the rows of Paydeck's own timeline tables, as its requirements do. */
export const activityStatements = (tables: ActivityTables = activityTables): ReadonlyArray<Law> => [
  ...kindStatements(tables),
  ...stateStatements(tables),
  ...packStatements(tables),
  columnLaw('ACT-005 states the order of the sources.', tables.sourceOrder, String, {
    0: 'card',
    1: 'payments',
    2: 'security',
  }),
  columnLaw('ACT-013 states the query parameters.', tables.filterKeys, String, {
    dates: 'range',
    from: 'from',
    to: 'to',
    kind: 'kinds',
    account: 'accounts',
    status: 'statuses',
    coin: 'coin',
    min: 'least',
    max: 'most',
    q: 'text',
    item: 'entry',
  }),
  columnLaw('ACT-026 states the sizes of the pages.', tables.timelinePages, ({ value }) => value, {
    50: 'provider',
    100: 'payments whole',
  }),
  columnLaw('ACT-027 states how many requests are sent at a time.', tables.timelineRequests, ({ value }) => value, {
    4: 'parallel',
  }),
  columnLaw(
    'ACT-018 states the intervals of the checks, and ACT-012 the delay of typed text.',
    tables.timelineDelays,
    ({ ms }) => ms,
    {
      15000: 'provider',
      60000: 'sources',
      300: 'typing',
    },
  ),
  columnLaw('ACT-014 states the limits of the saved views.', tables.savedViews, ({ value }) => value, {
    12: 'most',
    30: 'name',
  }),
]

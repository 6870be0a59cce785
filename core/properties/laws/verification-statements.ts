import { type VerificationTables, verificationTables } from '../../tables/verification.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw, distinctLaw } from './columns.ts'
import { failureTexts } from './failures.ts'
import { transitionsOf } from './machines.ts'

/** Rows by name: the name is the first status of a row. */
const named = <R extends { readonly statuses: ReadonlyArray<string>; readonly collection: ReadonlyArray<string> }>(
  rows: ReadonlyArray<R>,
): ReadonlyMap<string, R> => new Map(rows.map((row) => [[...row.statuses, ...row.collection].join('/'), row]))

const productStatements = ({ products, verificationPage, afterLaunch }: VerificationTables): ReadonlyArray<Law> => [
  columnLaw('VERIF-043 states the pair of products.', products, ({ partner }) => partner, {
    payoutsRecipient: 'individualShopperTier1',
    individualShopperTier1: 'payoutsRecipient',
  }),
  columnLaw('VERIF-011 to VERIF-013 state the product for payouts.', products, ({ forPayouts }) => forPayouts, {
    false: 'individualShopperTier1',
    true: 'payoutsRecipient',
  }),
  law('VERIF-008 and VERIF-010 state the pages before and after "Continue".', () =>
    mustEqual([verificationPage, afterLaunch], ['/id/verify', '/home'], 'the pages'),
  ),
]

const statusStatements = (tables: VerificationTables): ReadonlyArray<Law> => [
  columnLaw('VERIF-024 to VERIF-031 state the actions.', named(tables.actionRows), ({ action }) => action, {
    null: 'approved',
    'contact-support': 'pending/awaitingApproval rejected/abandoned/failed',
    continue: 'incomplete',
  }),
  columnLaw('Each action has a standing.', named(tables.actionRows), ({ standing }) => standing, {
    approved: 'approved',
    'further-action': 'rejected/abandoned/failed',
    started: 'incomplete',
    'in-review': 'pending/awaitingApproval',
  }),
  law('VERIF-031 and VERIF-037 state the order of the rows.', () => {
    const order = ['approved', 'rejected/abandoned/failed', 'incomplete']
    mustEqual([...named(tables.actionRows).keys()], [...order, 'pending/awaitingApproval'], 'the order of the actions')
    mustEqual([...named(tables.headerRows).keys()], order, 'the order of the headers')
  }),
  law('VERIF-030 states the action in every other case.', () =>
    mustEqual(tables.otherwise, { action: 'get-verified', standing: 'not-started' }, 'the row'),
  ),
  columnLaw('VERIF-033 to VERIF-035 state the headers.', named(tables.headerRows), ({ text }) => text, {
    Complete: 'approved',
    'Application requires further action': 'rejected/abandoned/failed',
    'In Progress - {percent}% complete': 'incomplete',
  }),
  law('VERIF-038 states the statuses of tasks that are done.', () =>
    mustEqual(
      tables.doneStatuses,
      ['completedSuccess', 'processing', 'processingDelayed', 'completedFailed'],
      'the statuses',
    ),
  ),
]

const situationStatements = ({ situationRows: rows, progressSteps }: VerificationTables): ReadonlyArray<Law> => [
  law('VERIF-089 states the order of the steps.', () =>
    mustEqual(progressSteps, ['applied', 'collected', 'inReview', 'decided'], 'the steps'),
  ),
  columnLaw('The tone says whether the user must act or wait.', rows, ({ tone }) => tone, {
    neutral: 'not-started opened',
    brand: 'started unsubmitted',
    wait: 'in-review',
    bad: 'abandoned failed rejected',
    good: 'approved',
  }),
  columnLaw(
    'The time line shows how far the application is.',
    rows,
    ({ steps }) => (steps === null ? null : progressSteps.map((step) => steps[step]).join(' ')),
    {
      null: 'not-started',
      'done now later later': 'opened started unsubmitted',
      'done done now later': 'in-review',
      'done done done failed': 'rejected',
      'done failed later later': 'abandoned failed',
      'done done done done': 'approved',
    },
  ),
  columnLaw('The time of a reason is that of this step.', rows, ({ since }) => since, {
    applied: 'not-started opened started unsubmitted',
    collected: 'failed in-review',
    decided: 'abandoned approved rejected',
  }),
  columnLaw('These reasons never have a time.', rows, ({ whyAt }) => whyAt === null, {
    true: 'failed not-started unsubmitted',
    false: 'abandoned approved in-review opened rejected started',
  }),
  distinctLaw('The next step is to begin, to contact support, or one of its own.', rows, ({ next }) => next, [
    'not-started opened',
    'abandoned failed rejected',
  ]),
  columnLaw('VERIF-023 states the duration of a review.', rows, ({ usual }) => usual, {
    'About 5 minutes, plus 24 to 48 hours for the review.': 'not-started opened started',
    'About a minute, plus 24 to 48 hours for the review.': 'unsubmitted',
    'Review takes 24 to 48 hours.': 'in-review',
    null: 'abandoned approved failed rejected',
  }),
]

/** Laws that state the rows of Paydeck's own verification tables, as its requirements do. */
export const verificationStatements = (tables: VerificationTables = verificationTables): ReadonlyArray<Law> => [
  ...productStatements(tables),
  ...statusStatements(tables),
  ...situationStatements(tables),
  columnLaw('VERIF-070 to VERIF-073 state how a stream proceeds.', transitionsOf(tables.streamMachine), String, {
    connecting: 'connecting.error finished.watch idle.watch live.error',
    live: 'connecting.event connecting.open live.event live.open polling.event',
    polling: 'connecting.give-up live.give-up',
    finished: 'connecting.finish live.finish polling.finish',
  }),
  law('ERR-002 to ERR-004 state the texts for a number that is not saved.', () => {
    const texts = '422 429: Please enter a valid SSN. Otherwise: Something went wrong.'
    mustEqual(failureTexts(tables.ssnFailures), texts, 'the texts')
    mustEqual(
      tables.refusedNumber,
      { inputs: { nationalIdentityNumber: 'number' }, unnamed: { statuses: [422, 429], field: 'number' } },
      'the rejections of the number',
    )
  }),
]

import { type SinceTables, sinceTables } from '../../tables/since.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { columnLaw, eachRow } from './columns.ts'
import { limitsLaw } from './limits.ts'

/** Laws of every set of tables of the strip "Since your last visit". */
export const sinceTableLaws = (tables: SinceTables = sinceTables): ReadonlyArray<Law> => {
  const { changeKinds, changeRows, paymentKinds, sinceLimits, visitInterval } = tables
  return [
    law('The order contains each kind of change once (SINCE-001).', () =>
      mustEqual(changeKinds.toSorted(), Object.keys(changeRows).toSorted(), 'the kinds'),
    ),
    law('A security change comes first (SINCE-001).', () => mustEqual(changeKinds[0], 'stoppable', 'the first kind')),
    law('A change that can be stopped stays until it is stopped.', () =>
      must(changeRows.stoppable.isOpen, 'the change ends with the last visit.'),
    ),
    eachRow(
      'Each row has a known tone and order.',
      changeRows,
      ({ tone, first, icon }) =>
        ['good', 'wait', 'bad'].includes(tone) && ['newest', 'earliest'].includes(first) && icon.length > 0,
    ),
    eachRow('Good news is listed once.', changeRows, ({ tone, isOpen }) => tone !== 'good' || !isOpen),
    law('A payment without a mark is no change.', () => mustEqual(paymentKinds.none, null, 'the kind')),
    limitsLaw({ sinceLimits, stoppableFor: tables.stoppableFor, visitInterval }),
  ]
}

/** Laws that state the rows of Paydeck's own tables, as its requirements do. */
export const sinceStatements = (tables: SinceTables = sinceTables): ReadonlyArray<Law> => {
  const { changeKinds, changeRows, paymentKinds, sinceLimits, visitInterval } = tables
  return [
    law('SINCE-001 states the order of the kinds.', () =>
      mustEqual(
        changeKinds,
        ['stoppable', 'failed', 'overdue', 'due', 'refund', 'refused', 'verified', 'payout', 'confirmed'],
        'the order',
      ),
    ),
    columnLaw('SINCE-001 states which changes are listed until they are settled.', changeRows, ({ isOpen }) => isOpen, {
      true: 'due overdue stoppable',
      false: 'confirmed failed payout refund refused verified',
    }),
    columnLaw('Bills are listed by their due dates, other changes from new to old.', changeRows, ({ first }) => first, {
      earliest: 'due overdue',
      newest: 'confirmed failed payout refund refused stoppable verified',
    }),
    columnLaw('The tone of a change shows if the user should act.', changeRows, ({ tone }) => tone, {
      bad: 'failed overdue refused stoppable',
      wait: 'due refund',
      good: 'confirmed payout verified',
    }),
    columnLaw('Changes have these icons.', changeRows, ({ icon }) => icon, {
      shield: 'refused stoppable verified',
      alert: 'due failed overdue refund',
      inbox: 'payout',
      check: 'confirmed',
    }),
    law('A complete payment is confirmed, and an exception has failed.', () =>
      mustEqual(paymentKinds, { complete: 'confirmed', exception: 'failed', none: null }, 'the kinds'),
    ),
    law('SINCE-001 states the limits.', () => {
      const { mostChanges, dueWithin, mostPayments, mostSecurityPages } = sinceLimits
      mustEqual(
        [mostChanges, dueWithin, mostPayments, mostSecurityPages].map(({ value }) => value),
        [4, 7, 100, 20],
        'the limits',
      )
      mustEqual(
        tables.stoppableFor,
        { kind: 'delay', name: 'age of a stoppable change', ms: 2 * 86_400_000 },
        'the age from which no change can be stopped',
      )
    }),
    law('SINCE-003 states the interval.', () =>
      mustEqual(visitInterval, { kind: 'delay', name: 'last visit', ms: 1_800_000 }, 'the interval'),
    ),
  ]
}

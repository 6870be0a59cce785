import type { ExceptionStatus, InvoiceStatus } from '../../model.ts'
import { effectiveStatus } from '../../payments/index.ts'
import type { StatusRow } from '../../presentation/tone.ts'
import { type PaymentTables, paymentTables } from '../../tables/payments.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow, grouped, rowsOf } from './columns.ts'

/** All labels that a list of payments can show. */
const labelsOf = (tables: PaymentTables): ReadonlyArray<StatusRow> => [
  ...Object.values(tables.invoiceStatuses),
  ...Object.values(tables.billStatuses),
  ...tables.payoutStatuses.values(),
  tables.nonRefundable,
  tables.refunded,
]

const billLaws = (tables: PaymentTables): ReadonlyArray<Law> => {
  const { billGroups, billStatuses, billActivityLists, billIcons, toneIcons } = tables
  return [
    law('A bill has the label of "complete" if and only if its group is completed (PAY-060, PAY-065).', () =>
      mustEqual(
        grouped(billStatuses, ({ text }) => text === billStatuses.complete.text),
        grouped(billGroups, (group) => group === 'completed'),
        'the bills with the label of "complete"',
      ),
    ),
    eachRow('A bill with the tone good is completed (PAY-070).', billStatuses, ({ tone }, state) =>
      tone === 'good' ? billGroups[state as keyof typeof billGroups] === 'completed' : true,
    ),
    eachRow('A bill with the tone bad has failed (PAY-070).', billStatuses, ({ tone }, state) =>
      tone === 'bad' ? billGroups[state as keyof typeof billGroups] === 'failed' : true,
    ),
    law('A bill is pending if and only if its tone is wait (PAY-072, PAY-074).', () =>
      mustEqual(
        grouped(billActivityLists, (list) => list === 'pending'),
        grouped(billStatuses, ({ tone }) => tone === 'wait'),
        'the pending bills',
      ),
    ),
    eachRow('A bill is in no list if and only if its status is unknown (PAY-075).', billActivityLists, (list, state) =>
      list === null ? state === 'unknown' : state !== 'unknown',
    ),
    eachRow(
      'The icon of several bills is the icon of one bill with this outcome (PAY-081).',
      billIcons,
      (icon, group) =>
        rowsOf(billStatuses)
          .filter(([state, { tone }]) => billGroups[state as keyof typeof billGroups] === group && tone !== 'wait')
          .every(([state, { tone }]) => state === 'refunded' || icon === toneIcons[tone]),
    ),
  ]
}

const invoiceLaws = (tables: PaymentTables): ReadonlyArray<Law> => {
  const { invoiceStatuses, listIcons, overrides } = tables
  const statuses = [...(Object.keys(invoiceStatuses) as ReadonlyArray<InvoiceStatus>), null]
  const exceptions = Object.keys(overrides) as ReadonlyArray<ExceptionStatus>
  return [
    law('An exception that is applied twice has the effect of one application (PAY-055).', () => {
      for (const status of statuses)
        for (const exception of exceptions) {
          const once = effectiveStatus(status, exception, overrides)
          mustEqual(effectiveStatus(once, exception, overrides), once, `the status ${status} after ${exception}`)
        }
    }),
    eachRow(
      'An exception replaces a status either by its list of statuses or always.',
      overrides,
      ({ only, except }) =>
        only === null || except.length === 0 ? except.every((status) => status !== 'complete') : false,
    ),
    eachRow('An invoice has the icon of an exception if and only if it is one (PAY-048).', listIcons, (icon, status) =>
      icon === 'exception' ? status in overrides : !(status in overrides),
    ),
    eachRow('An invoice without a label has no icon, and is never complete.', invoiceStatuses, ({ text }, status) =>
      text === null ? listIcons[status as InvoiceStatus] === 'none' : listIcons[status as InvoiceStatus] !== 'none',
    ),
    law('An exception has one label (PAY-044).', () => {
      const labels = new Set(exceptions.map((exception) => invoiceStatuses[exception].text))
      must(labels.size === 1, `the labels are ${[...labels].join(', ')}.`)
    }),
  ]
}

const labelLaws = (tables: PaymentTables): ReadonlyArray<Law> => {
  const labels = labelsOf(tables)
  return [
    law('Equal labels have equal tones (PAY-070).', () => {
      for (const label of labels)
        for (const other of labels)
          if (label.text === other.text) mustEqual(other.tone, label.tone, `the tone of "${label.text}"`)
    }),
    law('A label that is not shown is neutral.', () => {
      for (const { text, tone } of [...labels, tables.unknownStatus])
        if (text === null) mustEqual(tone, 'neutral', 'the tone')
    }),
    law('An unknown status has no label (PAY-046).', () => mustEqual(tables.unknownStatus.text, null, 'its label')),
    distinctLaw(
      'No two tones have one icon, except those without an icon (PAY-049).',
      tables.toneIcons,
      (icon, tone) => (icon === 'none' ? tone : icon),
    ),
  ]
}

const filterLaws = (tables: PaymentTables): ReadonlyArray<Law> => {
  const { statusFilters, listStatuses, inProgressStatuses, payoutStatuses } = tables
  return [
    law('Each label is matched by one filter, except "Unknown" and rows without a label.', () => {
      for (const { text } of labelsOf(tables))
        if (text !== null && text !== tables.billStatuses.unknown.text) {
          const found = Object.values(statusFilters).filter((filter) => filter.labels.includes(text))
          mustEqual(found.length, 1, `the number of filters of "${text}"`)
        }
    }),
    law('Each filter matches labels that exist, and no label twice.', () => {
      const texts = new Set(labelsOf(tables).map(({ text }) => text))
      for (const [name, { labels }] of rowsOf(statusFilters)) {
        mustEqual(
          labels.filter((label) => !texts.has(label)),
          [],
          `the unknown labels of ${name}`,
        )
        mustEqual(new Set(labels).size, labels.length, `the number of labels of ${name}`)
      }
    }),
    eachRow('A filter is named for one of its labels.', statusFilters, ({ labels, names }) =>
      Object.values(names).every((name) => labels.includes(name)),
    ),
    eachRow('A list offers no filter twice.', listStatuses, (filters) => new Set(filters).size === filters.length),
    eachRow(
      'The filter for items in progress is offered, and stands first.',
      inProgressStatuses,
      (filter, list) => listStatuses[list as keyof typeof listStatuses][0] === filter,
    ),
    law('The payouts list offers exactly the filters of the labels of payouts.', () => {
      const offered = listStatuses.payouts.flatMap((filter) => statusFilters[filter].labels)
      for (const { text } of payoutStatuses.values()) must(offered.includes(text ?? ''), `"${text}" has no filter.`)
      mustEqual(listStatuses.payouts.length, payoutStatuses.size, 'the number of filters')
    }),
  ]
}

const situationLaws = (tables: PaymentTables): ReadonlyArray<Law> => {
  const { situations, paymentSituations, invoiceStatuses } = tables
  const order = { done: 0, failed: 1, now: 2, later: 3 }
  return [
    law('A payment with a label has the tone of its label in its details, too.', () => {
      for (const [status, situation] of rowsOf(paymentSituations)) {
        const { text, tone } = invoiceStatuses[status as InvoiceStatus]
        if (text !== null) mustEqual(situations[situation].tone, tone, `the tone of ${status}`)
      }
    }),
    distinctLaw('No two situations have the same text.', situations, ({ text }, name) => text ?? name),
    eachRow('The steps of a time line are in order: done, failed, now, later.', situations, ({ steps = [] }) =>
      steps.every(({ state }, at) => at === 0 || order[state] >= order[steps[at - 1]?.state ?? 'done']),
    ),
    eachRow('A time line has at most one current step, and begins with the creation.', situations, ({ steps }) =>
      steps === undefined
        ? true
        : steps.filter(({ state }) => state === 'now').length <= 1 && steps[0]?.name === 'created',
    ),
    eachRow('A time line is finished if and only if the tone is good or neutral.', situations, ({ steps, tone }) => {
      const isFinished = steps?.every(({ state }) => state === 'done' || state === 'failed') ?? true
      return steps === undefined || tone === 'bad' || isFinished === (tone === 'good' || tone === 'neutral')
    }),
  ]
}

/**
 * Laws of every set of payment tables, whatever its texts and statuses: no two tables contradict each other.
 * @example
 * const reversed = { text: 'Completed', tone: 'good' } as const
 * const own = { ...paymentTables, billStatuses: { ...paymentTables.billStatuses, reversed } }
 * const broken = await brokenLaws(paymentTableLaws(own))
 * broken.length > 0 // true
 */
export const paymentTableLaws = (tables: PaymentTables = paymentTables): ReadonlyArray<Law> => [
  ...invoiceLaws(tables),
  ...billLaws(tables),
  ...labelLaws(tables),
  ...filterLaws(tables),
  ...situationLaws(tables),
]

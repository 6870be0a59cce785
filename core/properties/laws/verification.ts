import { type VerificationTables, verificationTables } from '../../tables/verification.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import type { SituationRow } from '../../verification/application-situation/tables.ts'
import {
  ApplicationStatus,
  CollectionStatus,
  isVerified,
  progressHeader,
  standingOf,
  standings,
  verificationActions,
} from '../../verification/index.ts'
import { distinctLaw, eachRow, rowsOf } from './columns.ts'
import { failureLaws, refusedFieldLaws } from './failures.ts'
import { linkLaw } from './links.ts'
import { machineLaws } from './machines.ts'

/** Applications with every status and every status of the collection. */
const applications = [...Object.keys(ApplicationStatus.keys), null].flatMap((status) =>
  [...Object.keys(CollectionStatus.keys), null].map((collectionStatus) => ({
    status: ApplicationStatus.is(status) ? status : null,
    collectionStatus: CollectionStatus.is(collectionStatus) ? collectionStatus : null,
    collectionTasks: [],
  })),
)

/** Statuses in a row, of the application and of its collection. */
type Matching = VerificationTables['actionRows'][number] | VerificationTables['headerRows'][number]

const matchLaws = (title: string, rows: ReadonlyArray<Matching>): ReadonlyArray<Law> => [
  law(`${title}: every row matches a status, and no status is in two rows.`, () => {
    const all = [rows.flatMap(({ statuses }) => statuses), rows.flatMap(({ collection }) => collection)]
    mustEqual(
      all.map((names) => new Set(names).size),
      all.map((names) => names.length),
      'the numbers of statuses',
    )
    mustEqual(
      rows.filter(({ statuses, collection }) => statuses.length + collection.length === 0),
      [],
      'the rows without a status',
    )
  }),
  law(`${title}: every status is known (VERIF-016, VERIF-017).`, () => {
    const unknown = rows.flatMap(({ statuses, collection }) => [
      ...statuses.filter((status) => !ApplicationStatus.is(status)),
      ...collection.filter((status) => !CollectionStatus.is(status)),
    ])
    mustEqual(unknown, [], 'the unknown statuses')
  }),
]

const standingLaws = ({ actionRows, otherwise, headerRows }: VerificationTables): ReadonlyArray<Law> => {
  const rows = [...actionRows, otherwise]
  const headers = applications.map((one) => [standingOf(one, actionRows), progressHeader(one, headerRows)] as const)
  return [
    ...matchLaws('Actions', actionRows),
    ...matchLaws('Headers', headerRows),
    law('Every standing has one row.', () =>
      mustEqual(rows.map(({ standing }) => standing).toSorted(), standings.toSorted(), 'the standings'),
    ),
    law('Every action is known, and only an approved application has none (VERIF-031).', () => {
      const without = rows.filter(({ action }) => action === null).map(({ standing }) => standing)
      mustEqual(without, ['approved'], 'the standings without an action')
      const actions = rows.flatMap(({ action }) => action ?? [])
      mustEqual([...new Set(actions)].toSorted(), verificationActions.toSorted(), 'the actions')
    }),
    law('An application is approved if and only if it is verified (VERIF-018).', () => {
      const wrong = applications.filter(
        (one) => (standingOf(one, actionRows) === 'approved') !== isVerified(one.status),
      )
      mustEqual(wrong, [], 'the other applications')
    }),
    law('Applications with one standing have one header (VERIF-031, VERIF-037).', () => {
      const byStanding = Map.groupBy(headers, ([standing]) => standing)
      for (const [standing, all] of byStanding)
        mustEqual(new Set(all.map(([, header]) => header)).size, 1, `the number of headers of "${standing}"`)
    }),
    law('Applications with a header of a row have one standing (VERIF-037).', () => {
      for (const { text } of headerRows) {
        const shown = headers.filter(([, header]) => header === text.replace('{percent}', '0'))
        mustEqual(new Set(shown.map(([standing]) => standing)).size, 1, `the number of standings with "${text}"`)
      }
    }),
  ]
}

type Steps = NonNullable<SituationRow['steps']>

/** Place of each state of a step in a time line. A failed step ends the time line. */
const order = { done: 0, now: 1, failed: 1, later: 2 }

const timeLineLaws = ({ situationRows: rows, progressSteps }: VerificationTables): ReadonlyArray<Law> => {
  const statesOf = (steps: Steps) => progressSteps.map((step) => steps[step])
  const currentOf = ({ steps }: SituationRow) =>
    steps === null ? undefined : progressSteps.find((step) => steps[step] === 'now' || steps[step] === 'failed')
  return [
    eachRow('A time line contains every step once.', rows, ({ steps }) =>
      steps === null ? true : Object.keys(steps).toSorted().join(' ') === progressSteps.toSorted().join(' '),
    ),
    eachRow('The steps of a time line are done, then current or failed, then later.', rows, ({ steps }) => {
      if (steps === null) return true
      const places = statesOf(steps).map((state) => order[state])
      return (
        places.every((place, at) => place >= (places[at - 1] ?? 0)) && places.filter((place) => place === 1).length <= 1
      )
    }),
    eachRow('A time line has a current step until the application is decided.', rows, (row) =>
      row.steps === null ? true : currentOf(row) !== undefined || row.tone === 'good',
    ),
    eachRow('The tone is bad if and only if a step has failed.', rows, ({ steps, tone }) =>
      steps === null ? tone !== 'bad' : statesOf(steps).includes('failed') === (tone === 'bad'),
    ),
    eachRow('The tone is good if and only if every step is done.', rows, ({ steps, tone }) =>
      steps === null ? tone !== 'good' : statesOf(steps).every((state) => state === 'done') === (tone === 'good'),
    ),
    eachRow('The tone is wait if and only if the review is the current step.', rows, (row) => {
      const isReviewed = currentOf(row) === 'inReview' && row.steps?.inReview === 'now'
      return isReviewed === (row.tone === 'wait')
    }),
    eachRow('Only an application that was not sent has no time line.', rows, ({ steps }, name) =>
      name === 'not-started' ? steps === null : steps !== null,
    ),
    eachRow('A reason has the time of a known step, which is past unless the application has failed.', rows, (row) => {
      const [since, current] = [
        progressSteps.indexOf(row.since),
        progressSteps.findIndex((id) => id === currentOf(row)),
      ]
      return since >= 0 && (row.tone === 'bad' || current === -1 || since < current)
    }),
  ]
}

const situationLaws = ({ situationRows: rows }: VerificationTables): ReadonlyArray<Law> => [
  distinctLaw('No two situations have one reason.', rows, ({ why }) => why),
  distinctLaw('No two situations have one reason with a time.', rows, ({ whyAt }, name) => whyAt ?? name),
  eachRow('A text names a time if and only if its time is known.', rows, ({ why, whyAt, next, nextBy }) => {
    const isNamed = (text: string | null, time: string) => text?.includes(`{${time}}`) ?? true
    return isNamed(whyAt, 'at') && isNamed(nextBy, 'due') && !why.includes('{at}') && !next.includes('{due}')
  }),
  eachRow('Only a review has an end.', rows, ({ nextBy, tone }) =>
    nextBy === null ? tone !== 'wait' : tone === 'wait',
  ),
  eachRow('A duration is shown if and only if the application is not decided.', rows, ({ usual, tone }) =>
    usual === null ? tone === 'bad' || tone === 'good' : tone !== 'bad' && tone !== 'good',
  ),
  eachRow('The effect of an approval is shown if and only if the application is approved.', rows, ({ next, tone }) =>
    next.includes('{opened}') ? tone === 'good' : tone !== 'good',
  ),
]

/**
 * Laws of every set of verification tables, whatever its texts and statuses: no two tables contradict each other.
 */
export const verificationTableLaws = (tables: VerificationTables = verificationTables): ReadonlyArray<Law> => {
  const { products, doneStatuses, refusedNumber, ssnFailures } = tables
  const partners = new Map(rowsOf(products))
  return [
    eachRow('The partner of a product has this product as its partner (VERIF-043).', products, ({ partner }, name) =>
      partner === name ? false : partners.get(partner)?.partner === name,
    ),
    eachRow('One product of a pair is for payouts.', products, ({ partner, forPayouts }) =>
      forPayouts ? partners.get(partner)?.forPayouts === false : partners.get(partner)?.forPayouts === true,
    ),
    linkLaw('"Continue" leads to a page of the app (VERIF-008).', { afterLaunch: tables.afterLaunch }),
    ...standingLaws(tables),
    law('No status of a task is done twice.', () =>
      mustEqual(new Set(doneStatuses).size, doneStatuses.length, 'the number of statuses'),
    ),
    ...timeLineLaws(tables),
    ...situationLaws(tables),
    ...machineLaws('Stream', tables.streamMachine, 'idle', ['finished']),
    ...failureLaws('National identity', ssnFailures),
    ...refusedFieldLaws('National identity', refusedNumber, ['number'], ssnFailures),
  ]
}

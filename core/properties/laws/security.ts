import {
  secondFactorKinds,
  SecurityEventKind,
  type StrengthScore,
  strengthScores,
  type TwoFactorEvent,
  twoFactorEvents,
  type TwoFactorStage,
} from '../../security/index.ts'
import { isStrongEnough } from '../../security/password-update/rules.ts'
import { type SecurityTables, securityTables } from '../../tables/security.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow, rowsOf } from './columns.ts'
import { failureLaws, refusedFieldLaws } from './failures.ts'
import { machineLaws } from './machines.ts'

const passwordLaws = ({ strengthLabels: labels, ...tables }: SecurityTables): ReadonlyArray<Law> => [
  law('Scores with one label follow each other, so that a label never returns (SEC-010).', () => {
    const starts = strengthScores.filter(
      (score) => score === 0 || labels[score] !== labels[(score - 1) as StrengthScore],
    )
    mustEqual(new Set(Object.values(labels)).size, starts.length, 'the number of labels')
  }),
  law('No label stands for a score that suffices and for one that does not (SEC-009).', () => {
    const [enough, weak] = [true, false].map((is) => strengthScores.filter((score) => isStrongEnough(score) === is))
    mustEqual(
      enough?.filter((score) => weak?.some((other) => labels[other] === labels[score])),
      [],
      'the scores with such a label',
    )
  }),
  ...failureLaws('Password change', tables.passwordFailures),
  ...refusedFieldLaws('Password change', tables.refusedPasswords, ['current', 'next'], tables.passwordFailures),
  ...failureLaws('Sign-out of a device', tables.endingFailures),
]

const proofLaws = ({ wantedProofs, secondFactors, issuers, refusedCode }: SecurityTables): ReadonlyArray<Law> => [
  distinctLaw('No two proofs of identity have one lead text.', wantedProofs, ({ lead }) => lead),
  eachRow(
    'The form of a proof is empty, and asks for this proof.',
    wantedProofs,
    ({ blank: { kind, value } }, proof) => {
      const isKind = proof === 'password' ? kind === proof : secondFactorKinds.some((known) => known === kind)
      return isKind && value === ''
    },
  ),
  distinctLaw('No two kinds of second factor have one label.', secondFactors, ({ label }) => label),
  distinctLaw('No two kinds of second factor have one hint.', secondFactors, ({ hint }) => hint),
  distinctLaw('No two buttons for another second factor have one label.', secondFactors, ({ other }) => other),
  distinctLaw('The kinds of second factor differ in length.', secondFactors, ({ rule }) => rule.length),
  distinctLaw('The kinds of second factor differ in their characters.', secondFactors, ({ rule }) => rule.letters),
  eachRow('A label that names a number names the length of the code.', secondFactors, ({ label, rule }) => {
    const named = /\d+/.exec(label)
    return named === null || Number(named[0]) === rule.length
  }),
  distinctLaw('No two classes of hosts have one issuer (SEC-024).', issuers, String),
  ...refusedFieldLaws('Two-factor code', refusedCode, ['value']),
]

/** Transition of the two-factor dialogs. */
interface Move {
  readonly stage: TwoFactorStage
  readonly event: TwoFactorEvent
  readonly next: TwoFactorStage
}

const movesOf = ({ twoFactorMachine: machine }: SecurityTables): ReadonlyMap<string, Move> =>
  new Map(
    (Object.keys(machine) as ReadonlyArray<TwoFactorStage>).flatMap((stage) =>
      twoFactorEvents.flatMap((event) => {
        const next = machine[stage].on[event] as TwoFactorStage | undefined
        return next === undefined ? [] : [[`${stage}.${event}`, { stage, event, next }] as const]
      }),
    ),
  )

/** State of the request after each event of a form. `rest` follows a success or a failure. */
const statusAfter = new Map<TwoFactorEvent, string | null>([
  ['submit', 'loading'],
  ['accepted', 'success'],
  ['refused', 'failed'],
  ['rest', null],
])

const dialogLaws = (tables: SecurityTables): ReadonlyArray<Law> => {
  const { twoFactorMachine: machine, twoFactorStageRows: rows, leavingEvents } = tables
  const moves = movesOf(tables)
  const isLeaving = (event: TwoFactorEvent) => Object.values(leavingEvents).includes(event)
  const openings = new Map([...moves].filter(([, { stage, event }]) => stage === 'closed' && event !== 'codes-made'))
  return [
    ...machineLaws('Two-factor dialogs', machine, 'closed'),
    eachRow('Only the stage "closed" has no dialog.', rows, ({ dialog }, stage) =>
      dialog === null ? stage === 'closed' : stage !== 'closed',
    ),
    eachRow('A dialog opens with a form, in every stage alike.', openings, ({ event, next }) => {
      const same = Object.values(machine).every(({ on }) => on[event] === next)
      return same && rows[next].status === null && rows[next].dialog !== null
    }),
    distinctLaw('No two events open one dialog.', openings, ({ next }) => rows[next].dialog),
    distinctLaw('No two dialogs are closed by one event.', leavingEvents, String),
    eachRow('Every open dialog can be closed, and only by its own event.', rows, ({ dialog }, stage) => {
      const accepted = twoFactorEvents.filter((event) => isLeaving(event) && moves.has(`${stage}.${event}`))
      return dialog === null ? accepted.length === 0 : accepted.join('') === leavingEvents[dialog]
    }),
    eachRow('Closing a dialog leads to "closed".', moves, ({ event, next }) => !isLeaving(event) || next === 'closed'),
    eachRow('After an event of the form, the request has the state of this event.', moves, ({ event, next }) => {
      const status = statusAfter.get(event)
      return status === undefined || rows[next].status === status
    }),
    eachRow(
      'An event of the form keeps its dialog, except at the end.',
      moves,
      ({ stage, event, next }) =>
        !statusAfter.has(event) || rows[stage].status === 'success' || rows[next].dialog === rows[stage].dialog,
    ),
    eachRow(
      'A request that has failed can be sent again.',
      rows,
      ({ status }, stage) => status !== 'failed' || moves.has(`${stage}.submit`),
    ),
    eachRow('A request in progress can fail, and only such a request.', rows, ({ status }, stage) =>
      status === 'loading' ? moves.has(`${stage}.refused`) : !moves.has(`${stage}.refused`),
    ),
    eachRow('The state of a request is shown for a limited time.', rows, ({ status }, stage) =>
      status === 'success' || status === 'failed' ? moves.has(`${stage}.rest`) : !moves.has(`${stage}.rest`),
    ),
    eachRow('A failed request returns to its form.', rows, ({ status }, stage) => {
      const next = moves.get(`${stage}.rest`)?.next ?? stage
      return status !== 'failed' || moves.has(`${next}.submit`)
    }),
    eachRow('Backup codes are shown in their own dialog, whichever stage receives them (SEC-051).', moves, (move) => {
      const [from, to] = [rows[move.stage], rows[move.next]]
      const isExpected = from.dialog === 'backup-codes' && (from.status === 'loading' || from.status === 'success')
      return move.event !== 'codes-made'
        ? true
        : to.dialog === 'backup-codes' && to.status === (isExpected ? 'success' : null)
    }),
    eachRow('Every stage accepts backup codes (SEC-051).', machine, (_row, stage) => moves.has(`${stage}.codes-made`)),
  ]
}

const eventLaws = ({ eventRows, unknownEvent }: SecurityTables): ReadonlyArray<Law> => {
  const rows = new Map([...rowsOf(eventRows), ['unknown', unknownEvent] as const])
  return [
    law('Every kind of security event has a row.', () =>
      mustEqual(Object.keys(eventRows).toSorted(), Object.keys(SecurityEventKind.keys).toSorted(), 'the kinds'),
    ),
    distinctLaw('No two kinds of security events have one title.', rows, ({ title }) => title),
    eachRow('Every icon is known.', rows, ({ icon }) => ['person', 'shield', 'key', 'alert'].includes(icon)),
    eachRow('A rejected sign-in or code is an alert.', rows, ({ icon }, kind) =>
      kind.endsWith('-refused') ? icon === 'alert' : true,
    ),
    law('An event of an unknown kind alarms nobody.', () =>
      mustEqual(unknownEvent.icon === 'alert', false, 'whether its icon is an alert'),
    ),
  ]
}

/** Laws of every set of security tables, whatever its texts and statuses: no two tables contradict each other. */
export const securityTableLaws = (tables: SecurityTables = securityTables): ReadonlyArray<Law> => [
  ...passwordLaws(tables),
  ...proofLaws(tables),
  ...dialogLaws(tables),
  ...eventLaws(tables),
]

import { formatDay } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
import { formatTime } from '../../presentation/time-of-day.ts'
import { progressHeader, progressPercent } from '../application-progress/index.ts'
import { refusalReason } from '../applications/index.ts'
import type { Application, ProductName } from '../model.ts'
import { type ProgressStepName, type ProgressStepState, progressSteps, type Situation } from './model.ts'
import { missingTasks, situationOf, stepTime } from './rules.ts'
import {
  missingText,
  notStartedHeader,
  openedBy,
  progressLabels,
  purposeLines,
  reviewHours,
  type SituationRow,
  situationRows,
  stepLabels,
  taskWords,
} from './tables.ts'

/** A sentence and what heads it. */
export interface LabelledText {
  readonly label: string
  readonly text: string
}

/** A step of the time line. */
export interface ProgressStep {
  readonly id: ProgressStepName
  readonly label: string
  readonly state: ProgressStepState
  /** When it happened; null: it is not known, or not there yet. */
  readonly note: string | null
  /** The instant that the note tells, in ISO 8601. */
  readonly at: string | null
}

/** How the verification for a product stands, why, and what follows, ready to render. */
export interface ApplicationProgressView {
  readonly product: ProductName
  readonly situation: Situation
  /** As VERIF-037 words it. */
  readonly header: string
  readonly tone: SituationRow['tone']
  /** What it is for and how long a review takes, always the same (VERIF-022, VERIF-023). */
  readonly line: string
  /** How much of the collection is done, 0 to 100; null: that is not what it stands at. */
  readonly percent: number | null
  readonly why: LabelledText
  readonly next: LabelledText
  /** null: nothing is waited for. */
  readonly usual: LabelledText | null
  /** null: nothing has happened yet. */
  readonly timeLine: { readonly label: string; readonly steps: ReadonlyArray<ProgressStep> } | null
}

/** When and where it is looked at. */
export interface Viewing {
  /** Milliseconds since 1970. */
  readonly now: number
  /** As in "Europe/Berlin". */
  readonly timeZone: string
}

const hour = 3_600_000

/** "Nov 20, 2026 at 4:12 PM". */
const momentText = (at: number, timeZone: string): string => `${formatDay(at, timeZone)} at ${formatTime(at, timeZone)}`

/** "your selfie and your address". */
const listed = /* @__PURE__ */ new Intl.ListFormat('en-US')

/** Sentence that names what is missing of a started application; null if no name is known. */
const missingOf = (application: Application | null, situation: Situation): string | null => {
  const names = application === null || situation !== 'started' ? [] : missingTasks(application)
  return names.length === 0
    ? null
    : filled(missingText, { missing: listed.format(names.map((name) => taskWords[name])) })
}

const stepsView = (
  application: Application | null,
  states: NonNullable<SituationRow['steps']>,
  timeZone: string,
): ReadonlyArray<ProgressStep> =>
  progressSteps.map((id) => {
    const state = states[id]
    // What happened in an earlier round and is to come again has no time.
    const time = state === 'later' ? null : stepTime(application, id)
    // A time that no calendar has is as good as none.
    const at = time === null || formatDay(time) === '' ? null : time
    return {
      id,
      label: stepLabels[id],
      state,
      note: at === null ? null : momentText(at, timeZone),
      at: at === null ? null : new Date(at).toISOString(),
    }
  })

/**
 * Total over any application, whatever its words and times.
 * @param application null: the user has not applied for the product
 */
export const applicationProgressView = (
  product: ProductName,
  application: Application | null,
  { now, timeZone }: Viewing,
): ApplicationProgressView => {
  const situation = situationOf(application)
  const row: SituationRow = situationRows[situation]
  const since = stepTime(application, row.since)
  const reviewed = stepTime(application, 'inReview')
  const due = reviewed === null ? null : reviewed + reviewHours.value * hour
  const decision =
    missingOf(application, situation) ??
    (since === null || row.whyAt === null ? row.why : filled(row.whyAt, { at: momentText(since, timeZone) }))
  const reason = application === null ? null : refusalReason(application)
  const why = reason === null ? decision : `${decision} ${reason}`
  const next =
    due === null || due < now || row.nextBy === null
      ? filled(row.next, { opened: openedBy[product] })
      : filled(row.nextBy, { due: momentText(due, timeZone) })
  return {
    product,
    situation,
    header: application === null ? notStartedHeader : progressHeader(application),
    tone: row.tone,
    line: purposeLines[product],
    percent:
      application !== null && ['started', 'unsubmitted'].includes(situation)
        ? progressPercent(application.collectionTasks)
        : null,
    why: { label: progressLabels.why, text: why },
    next: { label: progressLabels.next, text: next },
    usual: row.usual === null ? null : { label: progressLabels.usual, text: row.usual },
    timeLine:
      row.steps === null
        ? null
        : { label: progressLabels.timeLine, steps: stepsView(application, row.steps, timeZone) },
  }
}

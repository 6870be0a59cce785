import { formatDay } from '../../kernel/calendar.ts'
import { filled } from '../../kernel/text.ts'
import { formatTime } from '../../presentation/time-of-day.ts'
import { progressHeader, progressPercent } from '../application-progress/index.ts'
import { refusalReason } from '../applications/index.ts'
import type { Application, ProductName } from '../model.ts'
import { applicationHeaders, applicationProgressTexts as texts } from '../texts.ts'
import { type ProgressStepName, type ProgressStepState, progressSteps, type Situation } from './model.ts'
import { missingTasks, situationOf, stepTime } from './rules.ts'
import { reviewHours, type SituationRow, situationRows } from './tables.ts'

/** Sentence with its label. */
export interface LabelledText {
  readonly label: string
  readonly text: string
}

/** Step in the time line of an application. */
export interface ProgressStep {
  readonly id: ProgressStepName
  readonly label: string
  readonly state: ProgressStepState
  /** Time of the step as text; null if the time is unknown or the step is not reached. */
  readonly note: string | null
  /** Time of the step in ISO 8601, or null. */
  readonly at: string | null
}

/** View of a product's verification: state, reason and next action. */
export interface ApplicationProgressView {
  readonly product: ProductName
  readonly situation: Situation
  /** Header of the progress (VERIF-037). */
  readonly header: string
  readonly tone: SituationRow['tone']
  /**
   * Sentence about the purpose of the verification and the duration of a review. The sentence is the same in every situation
   * (VERIF-022, VERIF-023).
   */
  readonly line: string
  /**
   * Completed share of the documents and data, 0 to 100, while the application is started and not yet submitted; otherwise
   * null.
   */
  readonly percent: number | null
  readonly why: LabelledText
  readonly next: LabelledText
  /** Usual duration of a review; null if the user has nothing to wait for. */
  readonly usual: LabelledText | null
  /** Time line of the application; null before the user applies. */
  readonly timeLine: { readonly label: string; readonly steps: ReadonlyArray<ProgressStep> } | null
}

/** Current time, and time zone of the user. */
export interface Viewing {
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA name, such as "Europe/Berlin". */
  readonly timeZone: string
}

const hour = 3_600_000

/** Returns a time as text, such as "Nov 20, 2026 at 4:12 PM". */
const momentText = (at: number, timeZone: string): string =>
  filled(texts.moment, { day: formatDay(at, timeZone), time: formatTime(at, timeZone) })

/** Formats a list of words, such as "your selfie and your address". */
const listFormat = /* @__PURE__ */ new Intl.ListFormat('en-US')

/** Returns the sentence that names the missing tasks of a started application; null if no name is known. */
const missingTasksText = (application: Application | null, situation: Situation): string | null => {
  const names = application === null || situation !== 'started' ? [] : missingTasks(application)
  return names.length === 0
    ? null
    : filled(texts.missing, { missing: listFormat.format(names.map((name) => texts.tasks[name])) })
}

const stepsView = (
  application: Application | null,
  states: NonNullable<SituationRow['steps']>,
  timeZone: string,
): ReadonlyArray<ProgressStep> =>
  progressSteps.map((id) => {
    const state = states[id]
    // A future step has no time, even if the step happened in an earlier round of the review.
    const time = state === 'later' ? null : stepTime(application, id)
    // A time that is not a valid date counts as unknown.
    const at = time === null || formatDay(time) === '' ? null : time
    return {
      id,
      label: texts.steps[id],
      state,
      note: at === null ? null : momentText(at, timeZone),
      at: at === null ? null : new Date(at).toISOString(),
    }
  })

/**
 * Computes the view, for any status and any time.
 * @param application null if the user has not applied for the product
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
    missingTasksText(application, situation) ??
    (since === null || row.whyAt === null ? row.why : filled(row.whyAt, { at: momentText(since, timeZone) }))
  const reason = application === null ? null : refusalReason(application)
  const why = reason === null ? decision : `${decision} ${reason}`
  const next =
    due === null || due < now || row.nextBy === null
      ? filled(row.next, { opened: texts.opened[product] })
      : filled(row.nextBy, { due: momentText(due, timeZone) })
  return {
    product,
    situation,
    header: application === null ? applicationHeaders.notStarted : progressHeader(application),
    tone: row.tone,
    line: texts.lines[product],
    percent:
      application !== null && ['started', 'unsubmitted'].includes(situation)
        ? progressPercent(application.collectionTasks)
        : null,
    why: { label: texts.why, text: why },
    next: { label: texts.next, text: next },
    usual: row.usual === null ? null : { label: texts.usual, text: row.usual },
    timeLine: row.steps === null ? null : { label: texts.timeLine, steps: stepsView(application, row.steps, timeZone) },
  }
}

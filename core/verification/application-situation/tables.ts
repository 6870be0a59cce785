import { limit } from '../../kernel/limits.ts'
import { situationTexts } from '../texts.ts'
import type { ProgressStepName, ProgressStepState, Situation } from './model.ts'

/** Longest duration of a review, in hours. The texts promise this duration (VERIF-023). */
export const reviewHours = limit('review hours', 48)

/** Texts, tone and time line for one state of an application. */
export interface SituationRow {
  readonly tone: 'neutral' | 'brand' | 'wait' | 'bad' | 'good'
  /** Reason of the state. `whyAt` replaces `why` if the time {at} of the step `since` is known. */
  readonly why: string
  readonly whyAt: string | null
  readonly since: ProgressStepName
  /**
   * Next step. `nextBy` replaces `next` if the latest end {due} of the review is known and in the future. {opened} is the
   * effect of an approval, which depends on the product.
   */
  readonly next: string
  readonly nextBy: string | null
  /** Text that states the usual duration {time} of a review. Null if the user has nothing to wait for. */
  readonly usual: string | null
  /** State of each step; null if there is no time line yet. */
  readonly steps: Readonly<Record<ProgressStepName, ProgressStepState>> | null
}

const plain = { whyAt: null, nextBy: null, usual: null } as const

/** Texts, tones and time lines by state of the application. */
export const situationRows = {
  'not-started': {
    ...plain,
    ...situationTexts['not-started'],
    tone: 'neutral',
    since: 'applied',
    steps: null,
  },
  opened: {
    ...plain,
    ...situationTexts.opened,
    tone: 'neutral',
    since: 'applied',
    steps: { applied: 'done', collected: 'now', inReview: 'later', decided: 'later' },
  },
  started: {
    ...plain,
    ...situationTexts.started,
    tone: 'brand',
    since: 'applied',
    steps: { applied: 'done', collected: 'now', inReview: 'later', decided: 'later' },
  },
  unsubmitted: {
    ...plain,
    ...situationTexts.unsubmitted,
    tone: 'brand',
    since: 'applied',
    steps: { applied: 'done', collected: 'now', inReview: 'later', decided: 'later' },
  },
  'in-review': {
    ...plain,
    ...situationTexts['in-review'],
    tone: 'wait',
    since: 'collected',
    steps: { applied: 'done', collected: 'done', inReview: 'now', decided: 'later' },
  },
  rejected: {
    ...plain,
    ...situationTexts.rejected,
    tone: 'bad',
    since: 'decided',
    steps: { applied: 'done', collected: 'done', inReview: 'done', decided: 'failed' },
  },
  abandoned: {
    ...plain,
    ...situationTexts.abandoned,
    tone: 'bad',
    since: 'decided',
    steps: { applied: 'done', collected: 'failed', inReview: 'later', decided: 'later' },
  },
  failed: {
    ...plain,
    ...situationTexts.failed,
    tone: 'bad',
    since: 'collected',
    steps: { applied: 'done', collected: 'failed', inReview: 'later', decided: 'later' },
  },
  approved: {
    ...plain,
    ...situationTexts.approved,
    tone: 'good',
    since: 'decided',
    steps: { applied: 'done', collected: 'done', inReview: 'done', decided: 'done' },
  },
} as const satisfies Record<Situation, SituationRow>

import { limit } from '../../kernel/limits.ts'
import { reviewTime, verifiedAmount } from '../applications/index.ts'
import type { CollectionTaskName, ProductName } from '../model.ts'
import type { ProgressStepName, ProgressStepState, Situation } from './model.ts'

/** Header without an application. */
export const notStartedHeader = 'Not verified yet'

/** Maximum duration of a review that the texts promise, in hours (VERIF-023). */
export const reviewHours = limit('review hours', 48)

/** Purpose of each product and duration of the review (VERIF-022, VERIF-023). */
export const purposeLines = {
  individualShopperTier1: `For payments of ${verifiedAmount} or more. Review takes ${reviewTime}.`,
  payoutsRecipient: `For receiving payouts. Review takes ${reviewTime}.`,
} as const satisfies Record<ProductName, string>

/** Effect of an approval by product. */
export const openedBy = {
  individualShopperTier1: `Payments of ${verifiedAmount} or more and Bill Pay are open to you.`,
  payoutsRecipient: 'Payouts are open to you.',
} as const satisfies Record<ProductName, string>

/** Labels of the sentences and of the time line. */
export const progressLabels = {
  why: 'Why this status',
  next: 'What happens next',
  usual: 'How long it takes',
  timeLine: 'Progress of the verification',
} as const

/** Texts, tone and time line of a situation. */
export interface SituationRow {
  readonly tone: 'neutral' | 'brand' | 'wait' | 'bad' | 'good'
  /** {at} is the time of the step `since`. `whyAt` replaces `why` if that time is known. */
  readonly why: string
  readonly whyAt: string | null
  readonly since: ProgressStepName
  /**
   * {due} is the latest end of the review. `nextBy` replaces `next` if that time is known and in the future. {opened}
   * is filled by product.
   */
  readonly next: string
  readonly nextBy: string | null
  /** Usual duration; null if there is nothing to wait for. */
  readonly usual: string | null
  /** State by step; null if there is no time line yet. */
  readonly steps: Readonly<Record<ProgressStepName, ProgressStepState>> | null
}

const photos = `About 5 minutes, and ${reviewTime} for the review.`
const support = 'Write to support. They open the application again or tell you what is missing.'

/** Texts, tones and time lines by situation. */
export const situationRows = {
  'not-started': {
    tone: 'neutral',
    why: 'You have not started yet.',
    whyAt: null,
    since: 'applied',
    next: 'Have your document at hand, then take two photos.',
    nextBy: null,
    usual: photos,
    steps: null,
  },
  opened: {
    tone: 'neutral',
    why: 'Your application is open. Nothing was sent yet.',
    whyAt: 'Your application is open since {at}. Nothing was sent yet.',
    since: 'applied',
    next: 'Have your document at hand, then take two photos.',
    nextBy: null,
    usual: photos,
    steps: { applied: 'done', collected: 'now', inReview: 'later', decided: 'later' },
  },
  started: {
    tone: 'brand',
    why: 'You have begun, and a part is still missing.',
    whyAt: 'You have begun on {at}, and a part is still missing.',
    since: 'applied',
    next: 'Continue where you left off. Nothing is decided until you finish.',
    nextBy: null,
    usual: photos,
    steps: { applied: 'done', collected: 'now', inReview: 'later', decided: 'later' },
  },
  unsubmitted: {
    tone: 'brand',
    why: 'Every part is done, but you have not submitted them.',
    whyAt: null,
    since: 'applied',
    next: 'Submit your documents in the other tab. If you closed it, choose Continue.',
    nextBy: null,
    usual: `About a minute, and ${reviewTime} for the review.`,
    steps: { applied: 'done', collected: 'now', inReview: 'later', decided: 'later' },
  },
  'in-review': {
    tone: 'wait',
    why: 'You sent everything. A person is checking it.',
    whyAt: 'You sent everything on {at}. A person is checking it.',
    since: 'collected',
    next: 'A decision. This changes by itself when it is there.',
    nextBy: 'A decision by {due}. This changes by itself when it is there.',
    usual: `Review takes ${reviewTime}.`,
    steps: { applied: 'done', collected: 'done', inReview: 'now', decided: 'later' },
  },
  rejected: {
    tone: 'bad',
    why: 'What you sent was not enough to verify you.',
    whyAt: 'It was decided on {at} that what you sent was not enough to verify you.',
    since: 'decided',
    next: support,
    nextBy: null,
    usual: null,
    steps: { applied: 'done', collected: 'done', inReview: 'done', decided: 'failed' },
  },
  abandoned: {
    tone: 'bad',
    why: 'The application was closed before it was finished.',
    whyAt: 'The application was closed on {at}, before it was finished.',
    since: 'decided',
    next: support,
    nextBy: null,
    usual: null,
    steps: { applied: 'done', collected: 'failed', inReview: 'later', decided: 'later' },
  },
  failed: {
    tone: 'bad',
    why: 'The document could not be read, or a detail does not match it.',
    whyAt: null,
    since: 'collected',
    next: support,
    nextBy: null,
    usual: null,
    steps: { applied: 'done', collected: 'failed', inReview: 'later', decided: 'later' },
  },
  approved: {
    tone: 'good',
    why: 'You are verified.',
    whyAt: 'Approved on {at}.',
    since: 'decided',
    next: 'Nothing to do. {opened}',
    nextBy: null,
    usual: null,
    steps: { applied: 'done', collected: 'done', inReview: 'done', decided: 'done' },
  },
} as const satisfies Record<Situation, SituationRow>

/** Reason of a started application whose missing tasks are known (VERIF-035). */
export const missingText = 'Still missing: {missing}.'

/** Names of the tasks in a sentence. */
export const taskLabels = {
  identityDocument: 'your identity document',
  selfie: 'your selfie',
  address: 'your address',
  personalDetails: 'your personal details',
} as const satisfies Record<CollectionTaskName, string>

/** Labels of the steps. */
export const stepLabels = {
  applied: 'Applied',
  collected: 'Documents sent',
  inReview: 'In review',
  decided: 'Decision',
} as const satisfies Record<ProgressStepName, string>

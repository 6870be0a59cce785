import type { Fault } from '../kernel/fault.ts'
import { filled } from '../kernel/text.ts'
import { buttonLabels } from '../presentation/texts.ts'
import { formatTime } from '../presentation/time-of-day.ts'
import {
  brokenPageTexts,
  loadFailureTexts,
  lostCardsTexts,
  lostCodeTexts,
  lostPageTexts,
  unchangedText,
} from './texts.ts'

/** Message about a failure: a text that states cause and consequence, and a reference for support. */
export interface FailureView {
  readonly text: string
  /** Reference for support, such as "Error 503 · 9:04 AM". */
  readonly reference: string
}

const tooManyRequests = 429

interface Cause {
  readonly cause: string
  readonly name: string
}

const causeAt = (status: number): Cause => {
  const { cause, name } = loadFailureTexts[status === tooManyRequests ? 'busy' : 'refused']
  return { cause, name: filled(name, { status }) }
}

/** Returns a sentence about a fault, and a short name of the fault. */
const causeOf = (fault: Fault | null): Cause => {
  switch (fault?._tag) {
    case 'Rejected':
      return causeAt(fault.status)
    case 'Malformed':
      return loadFailureTexts.malformed
    case 'Unreachable':
    case 'Unauthorized':
    case undefined:
      return loadFailureTexts.unreachable
  }
}

/**
 * Returns the message for a failed initialisation. The page shows the message together with the texts of SHELL-020.
 * @param fault null if unknown
 * @param at time of the failure, in milliseconds since 1970
 * @example
 * initialisationFailureView(rejected(503), Date.UTC(2026, 2, 10, 9, 4), 'UTC').reference // 'Error 503 · 9:04 AM'
 */
export const initialisationFailureView = (fault: Fault | null, at: number, timeZone: string): FailureView => {
  const { cause, name } = causeOf(fault)
  const id = fault?._tag === 'Rejected' && fault.requestId !== undefined ? [fault.requestId] : []
  return { text: `${cause} ${unchangedText}`, reference: [name, formatTime(at, timeZone), ...id].join(' · ') }
}

/** Failure of a part of the signed-in app, ready to render. */
export interface PartFailureView extends FailureView {
  readonly title: string
  readonly action: string
}

/**
 * View of a card page whose list of cards could not be loaded.
 * @param at milliseconds since 1970
 */
export const cardsFailureView = (at: number, timeZone: string): PartFailureView => ({
  title: lostCardsTexts.title,
  text: `${lostCardsTexts.text} ${unchangedText}`,
  reference: `${lostCardsTexts.reference} · ${formatTime(at, timeZone)}`,
  action: buttonLabels.tryAgain,
})

/**
 * View of a page that could not be rendered.
 * @param at milliseconds since 1970
 */
export const brokenPageView = (at: number, timeZone: string): PartFailureView => ({
  title: brokenPageTexts.title,
  text: brokenPageTexts.text,
  reference: `${brokenPageTexts.reference} · ${formatTime(at, timeZone)}`,
  action: buttonLabels.tryAgain,
})

/**
 * Reason why code failed to load. After `outdated`, the app reloads the page immediately; after `unsaved` and `stuck`, it
 * waits for the user.
 */
export type CodeLoadFailure = 'unknown' | 'offline' | 'server' | 'outdated' | 'unsaved' | 'stuck'

/** Text and button to show if code could not be loaded. */
export interface CodeLoadFailureView {
  readonly text: string
  readonly effect: 'retry' | 'reload'
  readonly action: string
}

const tryAgain = { effect: 'retry', action: buttonLabels.tryAgain } as const
const reload = { effect: 'reload', action: lostCodeTexts.reload } as const

const codeLoadFailures = {
  unknown: { text: lostCodeTexts.connection, ...tryAgain },
  offline: { text: lostCodeTexts.connection, ...tryAgain },
  server: { text: lostCodeTexts.server, ...tryAgain },
  outdated: { text: lostCodeTexts.outdated, ...reload },
  unsaved: { text: lostCodeTexts.unsaved, ...reload },
  stuck: { text: lostCodeTexts.stuck, ...reload },
} as const satisfies Record<CodeLoadFailure, CodeLoadFailureView>

const serverErrors = 500

/**
 * Returns the reason why a file of code failed to load. `response` is the response to a second request for this file, or
 * null without a response. If the response is an HTML document, the file belongs to an older build.
 */
export const codeLoadFailureOf = (
  response: { readonly status: number; readonly contentType: string } | null,
): CodeLoadFailure => {
  if (response === null) return 'offline'
  const { status, contentType } = response
  if (status >= serverErrors || status === tooManyRequests) return 'server'
  return status < 400 && /javascript|css/.test(contentType) ? 'unknown' : 'outdated'
}

/**
 * Returns the failure for a file of an older build. Allows one reload of the page for each build, and no reload that would
 * lose the user's input.
 */
export const reloadDecision = (facts: {
  readonly build: string
  /** Builds for which this tab has already reloaded the page. */
  readonly reloaded: ReadonlyArray<string>
  readonly hasUnsavedText: boolean
}): CodeLoadFailure => {
  if (facts.reloaded.includes(facts.build)) return 'stuck'
  return facts.hasUnsavedText ? 'unsaved' : 'outdated'
}

/** Returns text and button for code that could not be loaded. */
export const codeLoadFailureView = (loss: CodeLoadFailure): CodeLoadFailureView => codeLoadFailures[loss]

/** Returns the view of a page whose code could not be loaded. */
export const pageLoadFailureView = (
  { text, action }: CodeLoadFailureView,
  at: number,
  timeZone: string,
): PartFailureView => ({
  title: lostPageTexts.title,
  text: `${text} ${unchangedText}`,
  reference: `${lostPageTexts.reference} · ${formatTime(at, timeZone)}`,
  action,
})

import type { Fault } from '../kernel/fault.ts'
import { formatTime } from '../presentation/time-of-day.ts'

/** Cause of a failure, its consequence, and a reference for support. */
export interface FailureView {
  readonly text: string
  /** Reference for support, as in "Error 503 · 9:04 AM". */
  readonly reference: string
}

/** Reassurance of every failed page, since a page load changes no data. */
const unchangedText = 'Your money and your settings are as they were.'

const tooManyRequests = 429

/** Sentence about a fault, and its short name. */
const causeOf = (fault: Fault | null): { readonly cause: string; readonly name: string } => {
  switch (fault?._tag) {
    case 'Rejected':
      return {
        cause: fault.status === tooManyRequests ? 'The server has too much to do.' : 'The server could not answer.',
        name: `Error ${fault.status}`,
      }
    case 'Malformed':
      return { cause: 'The answer of the server could not be read.', name: 'Unreadable answer' }
    case 'Unreachable':
    case 'Unauthorized':
    case undefined:
      return { cause: 'The server did not answer.', name: 'No answer' }
  }
}

/**
 * Returns the failure message of the initialisation, beside the texts of SHELL-020.
 * @param fault null if unknown
 * @param at time of the failure, in milliseconds since 1970
 */
export const initialisationFailureView = (fault: Fault | null, at: number, timeZone: string): FailureView => {
  const { cause, name } = causeOf(fault)
  return { text: `${cause} ${unchangedText}`, reference: `${name} · ${formatTime(at, timeZone)}` }
}

/** Failure of a part of the signed-in app, ready to render. */
export interface PartFailureView extends FailureView {
  readonly title: string
  readonly action: string
}

/** View of a card page whose list of cards could not be loaded. */
export const cardsFailureView = (at: number, timeZone: string): PartFailureView => ({
  title: 'Your cards could not be loaded.',
  text: `Check your connection, then try again. ${unchangedText}`,
  reference: `Not loaded · ${formatTime(at, timeZone)}`,
  action: 'Try Again',
})

/** View of a page that could not be rendered. */
export const brokenPageView = (at: number, timeZone: string): PartFailureView => ({
  title: 'This page could not be shown.',
  text: 'Something in this page did not work. Try again. If it happens again, contact support.',
  reference: `Not shown · ${formatTime(at, timeZone)}`,
  action: 'Try Again',
})

/** Reason why code failed to load. `outdated` reloads at once; `unsaved` and `stuck` wait for the user. */
export type CodeLoadFailure = 'unknown' | 'offline' | 'server' | 'outdated' | 'unsaved' | 'stuck'

/** Text and button of code that could not be loaded. */
export interface CodeLoadFailureView {
  readonly text: string
  readonly effect: 'retry' | 'reload'
  readonly action: string
}

const checkConnection = 'Check your connection, then try again.'
const tryAgain = { effect: 'retry', action: 'Try Again' } as const
const reload = { effect: 'reload', action: 'Reload' } as const

const codeLoadFailures = {
  unknown: { text: checkConnection, ...tryAgain },
  offline: { text: checkConnection, ...tryAgain },
  server: { text: 'The server could not answer. Try again in a moment.', ...tryAgain },
  outdated: { text: 'A new version is ready. It is loading now.', ...reload },
  unsaved: { text: 'A new version is ready. Reload? What you typed on this page will be lost.', ...reload },
  stuck: {
    text: 'A new version is being published. Wait a minute, then reload. If this happens again, contact support.',
    ...reload,
  },
} as const satisfies Record<CodeLoadFailure, CodeLoadFailureView>

const serverErrors = 500

/**
 * Classifies a failed load by the response to a second request for the file; null means no response. An HTML document
 * instead of the file means an older build.
 */
export const codeLoadFailureOf = (
  response: { readonly status: number; readonly contentType: string } | null,
): CodeLoadFailure => {
  if (response === null) return 'offline'
  const { status, contentType } = response
  if (status >= serverErrors || status === tooManyRequests) return 'server'
  return status < 400 && /javascript|css/.test(contentType) ? 'unknown' : 'outdated'
}

/** Decides on a reload for code of an older build: one reload per build, and none that would lose the user's input. */
export const reloadDecision = (facts: {
  readonly build: string
  /** Builds that this tab has reloaded for already. */
  readonly reloaded: ReadonlyArray<string>
  readonly hasUnsavedText: boolean
}): CodeLoadFailure => {
  if (facts.reloaded.includes(facts.build)) return 'stuck'
  return facts.hasUnsavedText ? 'unsaved' : 'outdated'
}

/** View of code that could not be loaded. */
export const codeLoadFailureView = (loss: CodeLoadFailure): CodeLoadFailureView => codeLoadFailures[loss]

/** View of a page whose code could not be loaded. */
export const pageLoadFailureView = (
  { text, action }: CodeLoadFailureView,
  at: number,
  timeZone: string,
): PartFailureView => ({
  title: 'This page could not be loaded.',
  text: `${text} ${unchangedText}`,
  reference: `Not loaded · ${formatTime(at, timeZone)}`,
  action,
})

import type { Fault } from '../kernel/fault.ts'
import { formatTime } from '../presentation/time-of-day.ts'

/** Why something is not there, what that means, and what support may ask for. */
export interface FailureView {
  readonly text: string
  /** As in "Error 503 · 9:04 AM". */
  readonly reference: string
}

/** Said of every page that is not there: nothing was sent. */
const unharmed = 'Your money and your settings are as they were.'

const tooMany = 429

/** What happened, and what to call it. */
const causeOf = (fault: Fault | null): { readonly cause: string; readonly name: string } => {
  switch (fault?._tag) {
    case 'Rejected':
      return {
        cause: fault.status === tooMany ? 'The server has too much to do.' : 'The server could not answer.',
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
 * What is told of an initialisation that was rejected, beside the words of SHELL-020.
 * @param fault null: not known
 * @param at when that was, in milliseconds since 1970
 */
export const initialisationFailureView = (fault: Fault | null, at: number, timeZone: string): FailureView => {
  const { cause, name } = causeOf(fault)
  return { text: `${cause} ${unharmed}`, reference: `${name} · ${formatTime(at, timeZone)}` }
}

/** Failure of a part of the signed-in app, ready to render. */
export interface PartFailureView extends FailureView {
  readonly title: string
  readonly action: string
}

/** View of a card page whose list of cards could not be loaded. */
export const cardsFailureView = (at: number, timeZone: string): PartFailureView => ({
  title: 'Your cards could not be loaded.',
  text: `Check your connection, then try again. ${unharmed}`,
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

/** Why code of the app could not be loaded; `outdated` is reloaded at once, `unsaved` and `stuck` wait for the user. */
export type CodeLoss = 'unknown' | 'offline' | 'server' | 'outdated' | 'unsaved' | 'stuck'

/** Text and button of code that could not be loaded. */
export interface CodeLossView {
  readonly text: string
  readonly does: 'retry' | 'reload'
  readonly action: string
}

const checkConnection = 'Check your connection, then try again.'
const tryAgain = { does: 'retry', action: 'Try Again' } as const
const reload = { does: 'reload', action: 'Reload' } as const

const codeLosses = {
  unknown: { text: checkConnection, ...tryAgain },
  offline: { text: checkConnection, ...tryAgain },
  server: { text: 'The server could not answer. Try again in a moment.', ...tryAgain },
  outdated: { text: 'A new version is ready. It is loading now.', ...reload },
  unsaved: { text: 'A new version is ready. Reload? What you typed on this page will be lost.', ...reload },
  stuck: {
    text: 'A new version is being published. Wait a minute, then reload. If this happens again, contact support.',
    ...reload,
  },
} as const satisfies Record<CodeLoss, CodeLossView>

const serverErrors = 500

/** Cause of a lost file, by the response to a second request for it; null: no response. A document in its place is no code. */
export const codeLossOf = (response: { readonly status: number; readonly contentType: string } | null): CodeLoss => {
  if (response === null) return 'offline'
  const { status, contentType } = response
  if (status >= serverErrors || status === tooMany) return 'server'
  return status < 400 && /javascript|css/.test(contentType) ? 'unknown' : 'outdated'
}

/** Decides about code of an older build: one reload for each build, and none that would lose what the user typed. */
export const reloadDecision = (facts: {
  readonly build: string
  /** Builds that this tab has reloaded for already. */
  readonly reloaded: ReadonlyArray<string>
  readonly hasUnsavedText: boolean
}): CodeLoss => {
  if (facts.reloaded.includes(facts.build)) return 'stuck'
  return facts.hasUnsavedText ? 'unsaved' : 'outdated'
}

/** View of code that could not be loaded. */
export const codeLossView = (loss: CodeLoss): CodeLossView => codeLosses[loss]

/** View of a page whose code could not be loaded. */
export const lostPageView = ({ text, action }: CodeLossView, at: number, timeZone: string): PartFailureView => ({
  title: 'This page could not be loaded.',
  text: `${text} ${unharmed}`,
  reference: `Not loaded · ${formatTime(at, timeZone)}`,
  action,
})

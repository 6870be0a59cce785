import type { Fault } from '../kernel/fault.ts'
import { formatTime } from '../kernel/time-of-day.ts'

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

/** What is told of a page whose code could not be loaded. */
export const lostPageView = (at: number, timeZone: string): PartFailureView => ({
  title: 'This page could not be loaded.',
  text: `Check your connection, then try again. ${unharmed}`,
  reference: `Not loaded · ${formatTime(at, timeZone)}`,
  action: 'Try Again',
})

import { delay } from '../../kernel/timings.ts'
import type { FailureTable } from '../../presentation/failure-text.ts'

export const sessionTexts = {
  title: 'Signed-in devices',
  text: 'Where you are signed in now. Sign out what you do not know, and change your password.',
  unavailable: 'Your signed-in devices could not be loaded.',
  outdated: 'This list may be out of date: it could not be loaded again.',
  current: 'This device',
  seen: '{place} · last used {time}',
  end: 'Sign out',
  endOthers: 'Sign out all others',
} as const

/** Texts of the confirmation dialog, and of the message after success. */
export const endingTexts = {
  one: { warning: 'It is signed out at once, in every tab.', done: 'That device was signed out.' },
  others: {
    title: 'Every device but this one',
    warning: 'They are signed out at once, in every tab. You stay signed in here.',
    done: 'All other devices were signed out.',
  },
  confirm: 'Sign out',
  cancel: 'Cancel',
} as const

/** Messages for a failed sign-out of a device. */
export const endingFailures = {
  rows: [{ statuses: [400, 409, 422, 429], text: null }],
  otherwise: 'It could not be signed out. Try again.',
} as const satisfies FailureTable

/** Time for which the success message stays. */
export const endedReset = delay('device signed out', 4000)

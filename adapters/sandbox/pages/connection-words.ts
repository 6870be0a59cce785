/** Why a window cannot go on. Said in the window, and to the app where the person came from: each says what to do. */
export const overWords = {
  used: 'This connection link was already used. Press Continue to get a new one.',
  expired: 'This connection timed out. Press Continue to start again.',
  unknown: "We don't recognize this connection link. Press Continue to get a new one.",
  signedOut: "You're signed out. Sign in again, then press Continue.",
} as const
export type Over = keyof typeof overWords

/** What goes wrong when the person asks for it, by the step that it happens at. */
export const failureWords = {
  phone: "We couldn't verify your phone number. No bills were connected. Try again.",
  accounts: "We couldn't load your accounts. No bills were connected. Try again.",
  search: "We couldn't load the billers. No bills were connected. Try again.",
  details: "The biller didn't accept this account. No bills were connected. Try again.",
} as const
export type FailingStep = keyof typeof failureWords

export const isFailingStep = (text: string): text is FailingStep => Object.hasOwn(failureWords, text)

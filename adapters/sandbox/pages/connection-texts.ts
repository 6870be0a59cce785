/**
 * Reasons why the window for connecting bills cannot continue. Both the window and the app show these texts. Each text tells
 * the user what to do next.
 */
export const endReasons = {
  used: 'This connection link was already used. Press Continue to get a new one.',
  expired: 'This connection timed out. Press Continue to start again.',
  unknown: "We don't recognize this connection link. Press Continue to get a new one.",
  signedOut: "You're signed out. Sign in again, then press Continue.",
} as const
export type EndReason = keyof typeof endReasons

/** Errors that the sandbox simulates on request, by the step at which they occur. */
export const failureTexts = {
  phone: "We couldn't verify your phone number. No bills were connected. Try again.",
  accounts: "We couldn't load your accounts. No bills were connected. Try again.",
  search: "We couldn't load the billers. No bills were connected. Try again.",
  details: "The biller didn't accept this account. No bills were connected. Try again.",
} as const
export type FailingStep = keyof typeof failureTexts

export const isFailingStep = (text: string): text is FailingStep => Object.hasOwn(failureTexts, text)

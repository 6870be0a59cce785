/** Reasons why a window cannot go on. The window and the app show them, and each names the next step. */
export const endReasons = {
  used: 'This link to your bills was used before. Press Continue to get a new one.',
  expired: 'Connecting took too long. Press Continue to start again.',
  unknown: 'This link to your bills is not known. Press Continue to get a new one.',
  signedOut: 'You are signed out. Sign in again, and press Continue.',
} as const
export type EndReason = keyof typeof endReasons

/** Errors that the sandbox simulates on request, by the step at which they occur. */
export const failureTexts = {
  phone: 'Your telephone number could not be confirmed. No bill was connected.',
  accounts: 'Your accounts could not be read. No bill was connected.',
  search: 'The list of billers could not be read. No bill was connected.',
  details: 'The biller did not accept this account. No bill was connected.',
} as const
export type FailingStep = keyof typeof failureTexts

export const isFailingStep = (text: string): text is FailingStep => Object.hasOwn(failureTexts, text)

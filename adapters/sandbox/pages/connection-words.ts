/** Why a window cannot go on. Said in the window, and to the app where the person came from: each says what to do. */
export const overWords = {
  used: 'This link to your bills was used before. Press Continue to get a new one.',
  expired: 'Connecting took too long. Press Continue to start again.',
  unknown: 'This link to your bills is not known. Press Continue to get a new one.',
  signedOut: 'You are signed out. Sign in again, and press Continue.',
} as const
export type Over = keyof typeof overWords

/** What goes wrong when the person asks for it, by the step that it happens at. */
export const failureWords = {
  phone: 'Your telephone number could not be confirmed. No bill was connected.',
  accounts: 'Your accounts could not be read. No bill was connected.',
  search: 'The list of billers could not be read. No bill was connected.',
  details: 'The biller did not accept this account. No bill was connected.',
} as const
export type FailingStep = keyof typeof failureWords

export const isFailingStep = (text: string): text is FailingStep => Object.hasOwn(failureWords, text)

/** Path below which the app runs. In-app paths do not include this path (SHELL-001). */
export const basePath = '/id'

/** Paths of the provider's pages for signing in and signing up. They are outside the app, on the same origin. */
export const authenticationPaths = {
  /** Page to which the app navigates when a session has ended (SESS-018, SESS-022). */
  login: '/authenticate/login',
  signup: '/authenticate/signup',
  finishSignup: '/authenticate/finish-signup',
} as const

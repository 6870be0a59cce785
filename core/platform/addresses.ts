/** Path that the app is mounted at. In-app paths do not include it (SHELL-001). */
export const basePath = '/id'

/** Pages of the provider on the same origin, outside the app. */
export const authenticationPaths = {
  /** Target after the end of a session (SESS-018, SESS-022). */
  login: '/authenticate/login',
  signup: '/authenticate/signup',
  finishSignup: '/authenticate/finish-signup',
} as const

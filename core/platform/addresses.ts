/** Where the app is mounted: in-app paths are written without it (SHELL-001). */
export const basePath = '/id'

/** Pages of the provider that several slices name. All lie outside the app, on the same origin. */
export const authenticationPaths = {
  /** Where every end of a session leads (SESS-018, SESS-022). */
  login: '/authenticate/login',
  signup: '/authenticate/signup',
  finishSignup: '/authenticate/finish-signup',
} as const

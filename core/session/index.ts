/**
 * The session of the user, the sign-in for developers, and permissions.
 * @module @paydeck/core/session
 */
export * from './current-session/index.ts'
export * from './developer-login/index.ts'
export * from './model.ts'
export * from './permissions/index.ts'
export type { Sessions } from './ports.ts'
export { developerLoginTexts, failedSignOut, signOutCommandTexts, signOutDialogTexts } from './texts.ts'

/* The developers' login, in one chunk of code. */
export { DevLoginScreen } from './DevLoginScreen.tsx'
export { developerLoginModule } from './developer-login-module.ts'

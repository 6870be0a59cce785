/* The developers' login, in one chunk of code. */
export { DeveloperLoginScreen } from './DeveloperLoginScreen.tsx'
export { developerLoginModule } from './module.ts'

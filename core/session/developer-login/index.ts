export type { DeveloperLoginForm } from './model.ts'
export type { Logins } from './ports.ts'
export { type DeveloperLogin, type DeveloperLoginPorts, makeDeveloperLogin } from './slice.ts'
export { type DeveloperLoginView, developerLoginView } from './view.ts'

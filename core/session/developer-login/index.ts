export { type DeveloperLogin, type DeveloperLoginPorts, makeDeveloperLogin } from './slice.ts'

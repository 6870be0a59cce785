export * from './model.ts'
export * from './passkey-keeping/index.ts'
export * from './passkey-status/index.ts'
export { isSetupOffered } from './rules.ts'

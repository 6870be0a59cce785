import { isKeyed } from './keyed-address.ts'
// oxlint-disable-next-line import/default -- the build adds a default export: the URL of the file
import strengthWorker from './security/password-strength-worker.ts?worker&url'

/** The app's own scripts that are loaded by URL. */
export const ownScripts = { strengthWorker, codeCache: '/id/code-cache.js' } as const

/** Part of the browser's Trusted Types API that the app uses. Not every browser has the API. */
export interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

export interface ScriptPolicy {
  /** Returns the URL in the form that scripts and workers accept. Throws if the URL is not allowed. */
  readonly createScriptURL: (address: string) => string
}

const makePolicy = (allowed: ReadonlyArray<string>): ScriptPolicy => ({
  createScriptURL: (address) => {
    const isKnown = allowed.includes(address) || allowed.some((known) => isKeyed(address, known))
    if (!isKnown) throw new TypeError('A script of an unknown address was asked for')
    return address
  },
})

const made = new WeakMap<TrustedTypes, ScriptPolicy>()

/**
 * Creates the app's Trusted Types policy for script URLs. Allows only the app's own scripts and the configured URLs. A key
 * may be added to an allowed URL. A page can create the policy only once, so later calls return the same policy.
 */
export const scriptPolicy = (
  trustedTypes: TrustedTypes | undefined,
  configured: ReadonlyArray<string>,
): ScriptPolicy => {
  const rules = makePolicy([...configured, ...Object.values(ownScripts)])
  if (trustedTypes === undefined) return rules
  const policy = made.get(trustedTypes) ?? trustedTypes.createPolicy('app-script-url', rules)
  made.set(trustedTypes, policy)
  return policy
}

import { basePath } from '@paydeck/core'
import { isKeyed } from './keyed-address.ts'

/** True if a URL is a path below the base path, where the server has only files of the app. */
const isOwn = (address: string): boolean => address.startsWith(`${basePath}/`) && !address.includes('..')

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
    const isKnown = isOwn(address) || allowed.includes(address) || allowed.some((known) => isKeyed(address, known))
    if (!isKnown) throw new TypeError('A script of an unknown address was asked for')
    return address
  },
})

const made = new WeakMap<TrustedTypes, ScriptPolicy>()

/**
 * Creates the app's Trusted Types policy for script URLs. Allows only files of the app and the configured URLs. A key
 * may be added to an allowed URL. A page can create the policy only once, so later calls return the same policy.
 */
export const scriptPolicy = (
  trustedTypes: TrustedTypes | undefined,
  configured: ReadonlyArray<string>,
): ScriptPolicy => {
  const rules = makePolicy(configured)
  if (trustedTypes === undefined) return rules
  const policy = made.get(trustedTypes) ?? trustedTypes.createPolicy('app-script-url', rules)
  made.set(trustedTypes, policy)
  return policy
}

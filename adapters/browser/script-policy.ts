import { isKeyed } from './keyed-address.ts'
// oxlint-disable-next-line import/default -- the build makes the address of the file its default
import strengthWorker from './security/password-strength-worker.ts?worker&url'

/** Scripts of our own that are named by their address. */
export const ownScripts = { strengthWorker } as const

/** The part of the browser's Trusted Types that is used; not every browser has them. */
export interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

export interface ScriptPolicy {
  /** The address as scripts and workers take it. Throws for one that is not known. */
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
 * Script addresses are trusted-type sinks: the one policy of the app lets pass its own and what the configuration names,
 * as it stands or with a key, and nothing else. A browser lets a page make it once: later calls return the same.
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

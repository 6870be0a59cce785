import { scriptPolicy, type TrustedTypes } from './script-policy.ts'

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

/** Loads scripts of third parties into the document. */
export interface ScriptLoader {
  /** Adds the script once, even if several callers request it. Rejects if the script cannot be loaded. */
  readonly load: (address: string) => Promise<void>
}

/** Creates a loader that loads scripts of allowed URLs only. */
export const makeScriptLoader = (
  document: Document,
  trustedTypes: TrustedTypes | undefined,
  allowed: ReadonlyArray<string>,
): ScriptLoader => {
  const policy = scriptPolicy(trustedTypes, allowed)
  const loading = new Map<string, Promise<void>>()
  const add = (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.async = true
      script.src = policy.createScriptURL(address)
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => {
        script.remove()
        reject(new Error('A script could not be loaded'))
      })
      document.head.append(script)
    })
  return {
    load: (address) => {
      const known = loading.get(address)
      if (known !== undefined) return known
      const promise = add(address)
      loading.set(address, promise)
      // A failed script is loaded again on the next request.
      promise.catch(() => loading.delete(address))
      return promise
    },
  }
}

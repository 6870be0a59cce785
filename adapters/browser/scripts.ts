import { scriptPolicy, type TrustedTypes } from './script-policy.ts'

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

/** A script of a third party, as it is loaded into the document. */
export interface ScriptLoader {
  /** Adds the script once, however often it is asked for. Rejects when it cannot be loaded. */
  readonly load: (address: string) => Promise<void>
}

/** Loads scripts of known addresses only. */
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
      // A failed script is requested again the next time.
      promise.catch(() => loading.delete(address))
      return promise
    },
  }
}

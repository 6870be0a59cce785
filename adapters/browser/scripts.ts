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

/** The part of the browser's Trusted Types that is used; not every browser has them. */
export interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/**
 * Loads scripts of known addresses only. Script addresses are trusted-type sinks: the one policy of the app lets
 * pass what the configuration names and nothing else.
 */
export const makeScriptLoader = (
  document: Document,
  trustedTypes: TrustedTypes | undefined,
  allowed: ReadonlyArray<string>,
): ScriptLoader => {
  const check = (address: string): string => {
    if (!allowed.includes(address)) throw new TypeError('A script of an unknown address was asked for')
    return address
  }
  const policy = trustedTypes?.createPolicy('app-script-url', { createScriptURL: check }) ?? { createScriptURL: check }
  const loading = new Map<string, Promise<void>>()
  const add = (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.async = true
      script.src = policy.createScriptURL(address)
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error('A script could not be loaded')))
      document.head.append(script)
    })
  return {
    load: (address) => {
      const known = loading.get(address)
      if (known !== undefined) return known
      const promise = add(address)
      loading.set(address, promise)
      return promise
    },
  }
}

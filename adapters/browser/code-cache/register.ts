import { scriptPolicy } from '../script-policy.ts'

/** Delay of the registration in milliseconds, so that the worker does not compete with a page that is still loading. */
const delay = 3000

type View = Pick<Window, 'document' | 'navigator' | 'setTimeout' | 'trustedTypes'>

/**
 * Registers the service worker of worker.ts after `delay`. Does nothing if the document names no worker, or if the browser
 * does not allow service workers. A failed registration is ignored, because the app works without the code cache.
 * @param scripts URLs of all third-party scripts
 */
export const registerCodeCache = (view: View, scripts: ReadonlyArray<string>): void => {
  const { document, navigator, trustedTypes } = view
  const worker = document.querySelector<HTMLScriptElement>('script[data-code-cache]')?.dataset['codeCache']
  if (worker === undefined || !('serviceWorker' in navigator)) return
  const url = scriptPolicy(trustedTypes, scripts).createScriptURL(worker)
  const register = (): void => {
    // Offline, the browser would write an error to the console.
    if (navigator.onLine) void navigator.serviceWorker.register(url).catch(() => undefined)
  }
  view.setTimeout(register, delay)
}

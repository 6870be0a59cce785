import { scriptPolicy } from '../script-policy.ts'

type View = Pick<Window, 'document' | 'navigator' | 'requestIdleCallback' | 'trustedTypes'>

/**
 * Registers the service worker of worker.ts once the page is idle. Does nothing if the document names no worker, or if the
 * browser does not allow service workers. A failed registration is ignored, because the app works without the code cache.
 * @param scripts URLs of all third-party scripts
 */
export const registerCodeCache = (view: View, scripts: ReadonlyArray<string>): void => {
  const { document, navigator, trustedTypes } = view
  const worker = document.querySelector<HTMLScriptElement>('script[data-code-cache]')?.dataset['codeCache']
  if (worker === undefined || !('serviceWorker' in navigator)) return
  const url = scriptPolicy(trustedTypes, scripts).createScriptURL(worker)
  const register = (): void => void navigator.serviceWorker.register(url).catch(() => undefined)
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in view) view.requestIdleCallback(register)
  else register()
}

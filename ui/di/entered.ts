import { useEffect } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { type Token, useService } from './use-service.ts'

/** Signals that the first page is visible, so that other code can load after it. */
export interface Entered {
  /** Resolves once the first page is painted and its code has loaded. Never resolves if the app fails to start. */
  readonly painted: Promise<void>
  readonly tell: () => void
}

export const enteredToken: Token<Entered> = Symbol('entered')

/** @param page resolves when the code of the first page has loaded or failed to load */
export const makeEntered = (page: Promise<void>): Entered => {
  const shown = Promise.withResolvers<void>()
  return { painted: shown.promise.then(() => page), tell: shown.resolve }
}

/** Maximum time in milliseconds for which the code that loads later waits for an idle browser. */
const longestWait = 2000

/** Some browsers cannot report that they are idle. */
const browser: Partial<Pick<Window, 'requestIdleCallback'>> = window

/**
 * Signals that the page is visible: after its next paint, and once the browser is idle because it has rendered the data that
 * it has.
 */
export const useEntered = (isShown: boolean): void => {
  const { tell } = useService<Entered>(enteredToken)
  useEffect(() => {
    if (!isShown) return
    // A background tab does not paint.
    if (document.hidden) tell()
    else return afterPaint(() => void (browser.requestIdleCallback?.(tell, { timeout: longestWait }) ?? tell()))
  }, [isShown, tell])
}

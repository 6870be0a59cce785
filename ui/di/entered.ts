import { useEffect } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { type Token, useService } from './use-service.ts'

/** Signals that the first page is shown, so that other code can load afterwards. */
export interface Entered {
  /** Resolves once it is painted and its code is there; never where the app does not come up. */
  readonly painted: Promise<void>
  readonly tell: () => void
}

export const enteredToken: Token<Entered> = Symbol('entered')

/** @param page resolves when the code of the first page is there, or could not be had */
export const makeEntered = (page: Promise<void>): Entered => {
  let tell = (): void => undefined
  const shown = new Promise<void>((resolve) => {
    tell = resolve
  })
  return { painted: shown.then(() => page), tell }
}

/** Signals that the page is shown. */
export const useEntered = (isShown: boolean): void => {
  const { tell } = useService<Entered>(enteredToken)
  useEffect(() => {
    if (!isShown) return
    // A tab in the background paints nothing.
    if (document.hidden) tell()
    else return afterPaint(tell)
  }, [isShown, tell])
}

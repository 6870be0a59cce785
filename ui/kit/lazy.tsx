import { filled, lostPartText } from '@paydeck/core'
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Boundary } from './Boundary.tsx'
import { Failed } from './Failed.tsx'

export interface Lazy<P extends object> {
  (props: P): ReactNode
  /** Preloads the code. A failed load is reported when the component is shown. Never rejects. */
  readonly preload: () => Promise<void>
}

export interface LostProps {
  /** Loads the code again. */
  readonly onAgain: () => void
  /** Error with which the load failed. */
  readonly reason?: unknown
}

export interface LostPartProps extends LostProps {
  /** Word for the component in the error message, such as "form". */
  readonly what: string
}

/**
 * Replacement for each component whose code could not be loaded. `Shown` is null until the code of the replacement has
 * loaded.
 */
export const lostPart: { Shown: ComponentType<LostPartProps> | null } = { Shown: null }

/**
 * Components wait for this promise before they load their code. Preloading does not wait for it. Null if components load
 * their code immediately.
 */
export const LazyGate = createContext<Promise<void> | null>(null)

/** Functions that load code again, one for each rendered component whose code could not be loaded. */
const lostParts = new Set<() => void>()

/** Reloads the code of all components that could not be loaded. */
export const retryLostParts = (): void => lostParts.forEach((again) => again())

/** Wraps a component in its own error boundary. */
export const guarded =
  <P extends object>(Content: ComponentType<P>): ComponentType<P> =>
  (props) => <Boundary>{createElement(Content, props)}</Boundary>

/**
 * Makes a component whose code loads when it is first shown. Unlike React's `lazy`, the component renders immediately if its
 * code is loaded, and can retry a failed load.
 * @param Waiting placeholder with the height of the component; it gets the same props
 * @param what name of the component in the error message
 * @param Lost component that replaces the error message; if it is given, the caller's error boundary handles rendering
 * errors
 */
export const lazy = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType<P>,
  what = 'part',
  Lost?: ComponentType<P & LostProps>,
): Lazy<P> => {
  let found: ComponentType<P> | null = null
  let pending: Promise<void> | null = null
  let reason: unknown
  // At most one load runs at a time, because each load may return a different component. A failed load is dropped, so that
  // the next call loads again.
  const fetchCode = (): Promise<void> =>
    (pending ??= load().then(
      (component) => {
        found = Lost === undefined ? guarded(component) : component
      },
      (error: unknown) => {
        pending = null
        reason = error
        throw error
      },
    ))
  const Lazy = (props: P) => {
    const gate = useContext(LazyGate)
    const [attempt, setAttempt] = useState(0)
    // True if the code has loaded, false if the load has failed, null while the code is loading.
    const [isThere, setIsThere] = useState<boolean | null>(null)
    const again = () => {
      setIsThere(null)
      setAttempt((now) => now + 1)
    }
    // Runs before the next paint, so that code that is already loaded is part of this paint.
    useLayoutEffect(() => {
      let current = true
      // `flushSync` also runs the effects of the loaded component. Before they have run, its fields do not react to typing.
      const settle = (outcome: boolean) => () => {
        if (current) flushSync(() => setIsThere(outcome))
      }
      const code = pending === null && gate !== null ? gate.then(fetchCode) : fetchCode()
      code.then(settle(true), () => {
        if (current) lostParts.add(again)
        settle(false)()
      })
      return () => {
        current = false
        lostParts.delete(again)
      }
    }, [attempt, gate])
    const Found = found
    if (Found !== null) return createElement(Found, props)
    if (isThere !== false) return createElement(Waiting, props)
    if (Lost !== undefined) return createElement(Lost, { ...props, onAgain: again, reason })
    if (lostPart.Shown !== null) return createElement(lostPart.Shown, { what, onAgain: again, reason })
    return <Failed text={filled(lostPartText, { part: what })} onRetry={again} />
  }
  return Object.assign(Lazy, { preload: () => fetchCode().catch(() => undefined) })
}

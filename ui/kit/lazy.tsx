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
  /** Loads the code ahead of its first use; a failure is met when it is shown. Never rejects. */
  readonly preload: () => Promise<void>
}

export interface LostProps {
  /** Loads the code again. */
  readonly onAgain: () => void
  /** The error of the load. */
  readonly reason?: unknown
}

export interface LostPartProps extends LostProps {
  /** Noun for the part, as in "form". */
  readonly what: string
}

/** Stands in place of each part whose code is lost, once its own code is there. */
export const lostPart: { Shown: ComponentType<LostPartProps> | null } = { Shown: null }

/** Promise that lazy code waits for unless it was requested ahead; null: none. */
export const LazyGate = createContext<Promise<void> | null>(null)

/** Retries of the parts on the page whose code could not be loaded. */
const lostParts = new Set<() => void>()

/** Loads the code of every lost part again. */
export const retryLostParts = (): void => lostParts.forEach((again) => again())

/** A component with a boundary of its own. */
export const guarded =
  <P extends object>(Content: ComponentType<P>): ComponentType<P> =>
  (props) => <Boundary>{createElement(Content, props)}</Boundary>

/**
 * Makes a component whose code loads when it is first shown. Unlike React's `lazy` it renders at once if the code is loaded,
 * and can retry a failed load.
 * @param Waiting placeholder with the height of the component
 * @param what name of the component in the error message
 * @param Lost shown in place of the error message; errors of rendering then go to the caller's boundary
 */
export const lazy = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: () => ReactNode,
  what = 'part',
  Lost?: ComponentType<P & LostProps>,
): Lazy<P> => {
  let found: ComponentType<P> | null = null
  let pending: Promise<void> | null = null
  let reason: unknown
  // Loads once at a time, since each load may make a component of its own. A failure is forgotten, so that the next call
  // retries.
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
    // null: not known yet.
    const [isThere, setIsThere] = useState<boolean | null>(null)
    const again = () => {
      setIsThere(null)
      setAttempt((now) => now + 1)
    }
    // Before the paint: code that is there already is shown in it.
    useLayoutEffect(() => {
      let current = true
      // With all effects of what comes: until they have run, its fields do not follow what is typed.
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
    if (isThere !== false) return <Waiting />
    if (Lost !== undefined) return createElement(Lost, { ...props, onAgain: again, reason })
    if (lostPart.Shown !== null) return createElement(lostPart.Shown, { what, onAgain: again, reason })
    return <Failed text={filled(lostPartText, { part: what })} onRetry={again} />
  }
  return Object.assign(Lazy, { preload: () => fetchCode().catch(() => undefined) })
}

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { Failed } from './Failed.tsx'

export interface Late<P extends object> {
  (props: P): ReactNode
  /** Loads the code ahead of its first use; a failure is met when it is shown. */
  readonly preload: () => void
}

/**
 * A component whose code is loaded when it is first shown. Unlike React's own lazy it is rendered at once when the
 * code is there, and can be tried again when it could not be loaded.
 * @param Waiting what stands there meanwhile, as high as what comes
 */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>, Waiting: () => ReactNode): Late<P> => {
  let found: ComponentType<P> | null = null
  const fetchCode = async (): Promise<void> => {
    found ??= await load()
  }
  const Late = (props: P) => {
    const [attempt, setAttempt] = useState(0)
    const [outcome, setOutcome] = useState<'waiting' | 'there' | 'failed'>('waiting')
    useEffect(() => {
      let current = true
      const settle = (how: 'there' | 'failed') => () => {
        if (current) setOutcome(how)
      }
      fetchCode().then(settle('there'), settle('failed'))
      return () => {
        current = false
      }
    }, [attempt])
    const Found = found
    if (Found !== null) return createElement(Found, props)
    if (outcome !== 'failed') return <Waiting />
    const again = () => {
      setOutcome('waiting')
      setAttempt(attempt + 1)
    }
    return <Failed text="This part could not be loaded. Check your connection, then try again." onRetry={again} />
  }
  return Object.assign(Late, { preload: () => void fetchCode().catch(() => undefined) })
}

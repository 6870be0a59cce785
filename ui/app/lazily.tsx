import { type ComponentType, createElement, useEffect, useState } from 'react'
import { Failed } from '../kit/Failed.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'

/**
 * A component whose code is loaded when it is first shown. Where that fails, as without a connection, it says so in
 * its own place and can be tried again; React's own `lazy` would take the whole page down, and for good (F5).
 */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let loaded: ComponentType<P> | null = null
  const Lazily = (props: P) => {
    const [attempt, setAttempt] = useState(0)
    const [outcome, setOutcome] = useState<'waiting' | 'there' | 'failed'>('waiting')
    useEffect(() => {
      if (loaded !== null) return
      let isCurrent = true
      const arrive = (component: ComponentType<P> | null): void => {
        loaded ??= component
        if (isCurrent) setOutcome(loaded === null ? 'failed' : 'there')
      }
      load().then(arrive, () => arrive(null))
      return () => {
        isCurrent = false
      }
    }, [attempt])
    if (loaded !== null) return createElement(loaded, props)
    if (outcome !== 'failed') return <Skeleton shape="notice" />
    const again = () => {
      setOutcome('waiting')
      setAttempt(attempt + 1)
    }
    return <Failed text="This part could not be loaded. Check your connection, then try again." onRetry={again} />
  }
  return Lazily
}

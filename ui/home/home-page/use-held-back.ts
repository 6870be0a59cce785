import type { Delay } from '@paydeck/core'
import { useCallback, useEffect, useState } from 'react'
import { port } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'

/**
 * Holds back content until what loads above it has its height. Otherwise the content would move after it has been painted.
 * @param isWaiting false if nothing loads above the content
 * @param longest time after which the content no longer waits
 * @returns true once the content may appear, and the function to call when what is above has its height
 */
export const useHeldBack = (isWaiting: boolean, longest: Delay): readonly [isReady: boolean, onReady: () => void] => {
  const clock = useService(port('clock'))
  const [isReady, setIsReady] = useState(!isWaiting)
  const onReady = useCallback(() => setIsReady(true), [])
  useEffect(() => {
    if (isReady) return
    const waiting = clock.schedule(onReady, longest.ms)
    return () => waiting.unsubscribe()
  }, [isReady, clock, longest, onReady])
  return [isReady, onReady]
}

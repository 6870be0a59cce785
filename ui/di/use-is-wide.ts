import { project } from '@paydeck/core'
import { useMemo } from 'react'
import { port } from './tokens.ts'
import { useLive } from './use-live.ts'
import { useService } from './use-service.ts'

/** True if the window is at least `from` CSS pixels wide. */
export const useIsWide = (from: number): boolean => {
  const { width } = useService(port('device'))
  return useLive(useMemo(() => project(width, (now) => now >= from), [width, from]))
}

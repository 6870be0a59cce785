import { project } from '@paydeck/core'
import { useMemo } from 'react'
import { port } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { wideFrom } from './layout.ts'

/** Whether there is room for a second column. */
export const useIsWide = (): boolean => {
  const { width } = useService(port('device'))
  return useLive(useMemo(() => project(width, (now) => now >= wideFrom), [width]))
}

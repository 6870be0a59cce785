import { retryLostReads } from '@paydeck/core'
import { useContext } from 'react'
import { addModulesToken } from '../di/container.ts'
import { ContainerContext } from '../di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../di/lazy-bindings.ts'
import { port, slice } from '../di/tokens.ts'
import { useRecovery } from '../di/use-recovery.ts'
import { retryLostParts } from '../kit/lazy.tsx'

/** Reloads the code and the data that failed to load, each time the network recovers. */
export const Recovery = (): null => {
  const container = useContext(ContainerContext)
  const retryReads = async (): Promise<void> => {
    if (container === null) return
    container.get(addModulesToken)(await container.get(lazyBindingsToken)(['connection']))
    retryLostReads(container.get(port('lostReads')), (name) => container.get(slice(name), { optional: true }) ?? null)
  }
  useRecovery(() => {
    retryLostParts()
    // If loading the code fails again, the failed requests are retried at the next recovery.
    void retryReads().catch(() => undefined)
  })
  return null
}

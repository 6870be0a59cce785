import { retryLostReads } from '@paydeck/core'
import { useContext } from 'react'
import { addModulesToken } from '../di/container.ts'
import { ContainerContext } from '../di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../di/lazy-bindings.ts'
import { port, slice } from '../di/tokens.ts'
import { useRecovery } from '../di/use-recovery.ts'
import { retryLostParts } from '../kit/lazy.tsx'

/** After each recovery of the network, reloads code and data that failed to load. */
export const Recovery = (): null => {
  const container = useContext(ContainerContext)
  const retryReads = async (): Promise<void> => {
    if (container === null) return
    container.get(addModulesToken)(await container.get(lazyBindingsToken)(['connection']))
    retryLostReads(container.get(port('lostReads')), (name) => container.get(slice(name), { optional: true }) ?? null)
  }
  useRecovery(() => {
    retryLostParts()
    // If the code of the port fails to load, the failed reads stay listed for the next recovery.
    void retryReads().catch(() => undefined)
  })
  return null
}

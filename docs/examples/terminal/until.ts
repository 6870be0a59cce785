import type { Live } from '@paydeck/core'
import { filter, firstValueFrom } from 'rxjs'

/**
 * Waits until `isWanted` accepts the value of `live`, and resolves to this value. Resolves immediately if `isWanted` accepts
 * the current value.
 */
export const until = <V, W extends V>(live: Live<V>, isWanted: (value: V) => value is W): Promise<W> => {
  const now = live.get()
  return isWanted(now) ? Promise.resolve(now) : firstValueFrom(live.changes$.pipe(filter(isWanted)))
}

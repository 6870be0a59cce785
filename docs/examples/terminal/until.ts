import type { Live } from '@paydeck/core'
import { filter, firstValueFrom } from 'rxjs'

/** The value once it is as wanted: the present one if it is already. */
export const until = <V, W extends V>(live: Live<V>, isWanted: (value: V) => value is W): Promise<W> => {
  const now = live.get()
  return isWanted(now) ? Promise.resolve(now) : firstValueFrom(live.changes$.pipe(filter(isWanted)))
}

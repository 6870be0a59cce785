import { filter, firstValueFrom, from } from 'rxjs'
import type { Live } from './store.ts'

/**
 * Waits until a live value has a value that `fits` accepts, and resolves with this value. The current value counts, too. For
 * programs without a screen.
 * @example
 * const count = makeStores().make(1)
 * const reached = until(count, (now) => now >= 3)
 * count.update(() => 3)
 * reached // 3
 */
export function until<V, W extends V>(live: Live<V>, fits: (value: V) => value is W): Promise<W>
export function until<V>(live: Live<V>, fits: (value: V) => boolean): Promise<V>
export function until<V>(live: Live<V>, fits: (value: V) => boolean): Promise<V> {
  return firstValueFrom(from(live).pipe(filter(fits)))
}

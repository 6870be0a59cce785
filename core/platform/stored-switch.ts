import { option as O } from 'fp-ts'
import { type Live, makeStores } from '../kernel/store.ts'
import type { TextStorage } from './ports.ts'

/** Choice between two values that the browser stores. Sign-out does not reset it, since it belongs to the browser. */
export interface StoredSwitch {
  readonly isOn: Live<boolean>
  /** Sets the switch, and stores the choice. */
  readonly set: (isOn: boolean) => void
  /** Reads the stored choice again after another tab has changed it. */
  readonly recall: () => void
}

/**
 * Makes a stored switch. It is off until it is set.
 * @param key key of the storage. It exists while the switch is on
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock() })
 * const table = makeStoredSwitch(ports.storage, 'table')
 * table.set(true)
 * makeStoredSwitch(ports.storage, 'table').isOn.get() // true
 */
export const makeStoredSwitch = (storage: TextStorage, key: string): StoredSwitch => {
  const isKept = (): boolean => O.isSome(storage.read(key))
  // Not in the shared stores, which sign-out resets.
  const isOn = makeStores().make(isKept())
  return {
    isOn,
    set: (next) => {
      isOn.update(() => next)
      if (next) storage.write(key, 'yes')
      else storage.remove(key)
    },
    recall: () => isOn.update(isKept),
  }
}

import { option as O } from 'fp-ts'
import { type Live, makeStores } from '../../kernel/store.ts'
import type { TextStorage } from '../../platform/ports.ts'
import { amountsHiddenKey } from './tables.ts'

/** Setting that hides amounts from onlookers. The browser stores the setting once, for all users. */
export interface AmountPrivacy {
  readonly isOn: Live<boolean>
  /** Hides amounts or shows them again, and stores the choice. */
  readonly toggle: () => void
  /** Reads the stored choice again after another tab has changed it. */
  readonly recall: () => void
}

/**
 * Makes the setting. The stored choice is read immediately; otherwise amounts would be visible for a moment before they are
 * hidden.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock() })
 * const privacy = makeAmountPrivacy(ports)
 * privacy.toggle()
 * privacy.isOn.get() // true
 */
export const makeAmountPrivacy = ({ storage }: { readonly storage: TextStorage }): AmountPrivacy => {
  const isKept = (): boolean => O.isSome(storage.read(amountsHiddenKey))
  // Not in the shared stores, which sign-out resets: the choice belongs to the browser.
  const isOn = makeStores().make(isKept())
  return {
    isOn,
    toggle: () => {
      isOn.update((was) => !was)
      if (isOn.get()) storage.write(amountsHiddenKey, 'yes')
      else storage.remove(amountsHiddenKey)
    },
    recall: () => isOn.update(isKept),
  }
}

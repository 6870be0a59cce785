import type { Live } from '../../kernel/store.ts'
import type { TextStorage } from '../../platform/ports.ts'
import { makeStoredSwitch } from '../../platform/stored-switch.ts'
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
  const { isOn, set, recall } = makeStoredSwitch(storage, amountsHiddenKey)
  return { isOn, toggle: () => set(!isOn.get()), recall }
}

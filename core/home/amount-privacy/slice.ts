import { option as O } from 'fp-ts'
import { type Live, makeStores } from '../../kernel/store.ts'
import type { TextStorage } from '../../platform/ports.ts'
import { amountsHiddenKey } from './tables.ts'

/** Whether amounts are hidden from onlookers. This browser remembers it for every user. */
export interface AmountPrivacy {
  readonly isOn: Live<boolean>
  /** Hides amounts, or shows them again; the browser remembers which. */
  readonly toggle: () => void
  /** Reads again what was remembered, which another tab may have changed. */
  readonly recall: () => void
}

/** Reads at once what was remembered, so that nothing is shown before it is hidden. */
export const makeAmountPrivacy = ({ storage }: { readonly storage: TextStorage }): AmountPrivacy => {
  const isKept = (): boolean => O.isSome(storage.read(amountsHiddenKey))
  // Not of the user but of the browser: sign-out leaves it as it is.
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

import { type ComponentType, createContext, useContext } from 'react'

/** Panels that one slice shows in its settings page and another offers: the page knows their place, not their content. */
export interface SettingsPanels {
  /** On the page "Security". */
  readonly passkeys: ComponentType
  /** On the page "Profile". */
  readonly referral: ComponentType
  /** On the page "Card". */
  readonly referralCode: ComponentType
  /** In place of the page "Card", until what it shows is there. */
  readonly cardWaiting: ComponentType
}

const Nothing = (): null => null

/** The frame of the settings puts what it knows here; the registry itself stays out of the first route's code. */
export const SettingsPanelsContext = createContext<SettingsPanels>({
  passkeys: Nothing,
  referral: Nothing,
  referralCode: Nothing,
  cardWaiting: Nothing,
})

export const useSettingsPanels = (): SettingsPanels => useContext(SettingsPanelsContext)

import { type ComponentType, createContext, useContext } from 'react'

/**
 * Panels of other slices on the settings pages. The pages determine their position, and their slices determine the content.
 */
export interface SettingsPanels {
  /** Panel of the page "Security". */
  readonly passkeys: ComponentType
  /** Panel of the page "Profile". */
  readonly referral: ComponentType
  /** Panel of the page "Card". */
  readonly referralCode: ComponentType
  /** Placeholder of the page "Card" until its content has loaded. */
  readonly cardWaiting: ComponentType
}

const Nothing = (): null => null

/**
 * Context in which the settings frame provides the panels. The panels are not imported here, so that their code stays out of
 * the first route.
 */
export const SettingsPanelsContext = createContext<SettingsPanels>({
  passkeys: Nothing,
  referral: Nothing,
  referralCode: Nothing,
  cardWaiting: Nothing,
})

export const useSettingsPanels = (): SettingsPanels => useContext(SettingsPanelsContext)

import { type ComponentType, createContext, useContext } from 'react'

/**
 * Panels on the settings pages that belong to other slices. The page determines where a panel is shown; the slice of the
 * panel determines its content.
 */
export interface SettingsPanels {
  /** Panel of the page "Security". */
  readonly passkeys: ComponentType
  /** Panel of the page "Profile". */
  readonly referral: ComponentType
  /** Panel of the page "Card". */
  readonly referralCode: ComponentType
  /** Placeholder that the page "Card" shows while its content loads. */
  readonly cardWaiting: ComponentType
}

const Nothing = (): null => null

/**
 * Context through which the settings frame provides these panels. Pages do not import the panels, so that the first page
 * loads without their code.
 */
export const SettingsPanelsContext = createContext<SettingsPanels>({
  passkeys: Nothing,
  referral: Nothing,
  referralCode: Nothing,
  cardWaiting: Nothing,
})

export const useSettingsPanels = (): SettingsPanels => useContext(SettingsPanelsContext)

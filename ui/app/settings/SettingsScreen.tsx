import type { ScreenProps } from '../screen.ts'
import { SettingsPage } from './screens.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

export { preloadPage } from './screens.tsx'

/** The screen of every route of the settings: the frame stays while its pages change. */
export const SettingsScreen = (place: ScreenProps) => (
  <SettingsFrame>
    <SettingsPage key={place.id} {...place} />
  </SettingsFrame>
)

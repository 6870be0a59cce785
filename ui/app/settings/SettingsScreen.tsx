import type { ScreenProps } from '../screen.ts'
import { SettingsPage } from './screens.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

export { preloadPage } from './screens.tsx'

/** Screen of all settings routes. The frame stays mounted while the pages change. */
export const SettingsScreen = (place: ScreenProps) => (
  <SettingsFrame>
    <SettingsPage key={place.id} {...place} />
  </SettingsFrame>
)

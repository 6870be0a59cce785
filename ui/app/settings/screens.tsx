import type { RouteId } from '@paydeck/core'
import type { LateBindings } from '../../di/late-bindings.ts'
import { latePart, type LatePart } from '../../di/late-part.ts'
import type { ScreenProps } from '../screen.ts'
import { CardWaiting, ProfileWaiting, ReceivingWaiting, SecurityWaiting } from './waiting.tsx'

type Page = LatePart<ScreenProps>

const profile: Page = latePart(
  ['profileSettings', 'nameUpdate'],
  () => import('../../profile/page.ts'),
  (part) => part.ProfileScreen,
  ProfileWaiting,
)
const security: Page = latePart(
  ['passwordUpdate', 'twoFactor', 'activeSessions', 'securityHistory', 'recentFactor'],
  () => import('../../security/page.ts'),
  (part) => part.SecurityScreen,
  SecurityWaiting,
)
const card: Page = latePart(
  ['cardSettings', 'mailingAddress', 'toasts'],
  () => import('../../cards/card-settings/page.ts'),
  (part) => part.CardSettingsScreen,
  CardWaiting,
)
const receiving: Page = latePart(
  ['addressDirectory', 'addressForm', 'payoutInvites', 'recentFactor'],
  () => import('../../receiving/page.ts'),
  (part) => part.ReceivingAddressesScreen,
  ReceivingWaiting,
)

/** What each route shows. The frame has the heading and names the document. */
const screens: Readonly<Partial<Record<RouteId, Page>>> = {
  'settings-profile': profile,
  'settings-security': security,
  'settings-card-details': card,
  'settings-receiving-addresses': receiving,
}

/** Where there is room, the list leads on to the first page; a route whose guard leads to a card, to that. */
const pages: typeof screens = { ...screens, 'settings-hub': profile, 'settings-card-home': card }

export const preloadPage = async (id: RouteId, bindings: LateBindings): Promise<void> => {
  await pages[id]?.preload(bindings)
}

/** The page of a route. On a phone the list is the frame's own, and nothing stands under it. */
export const SettingsPage = (place: ScreenProps) => {
  const Page = screens[place.id]
  return Page === undefined ? null : <Page {...place} />
}

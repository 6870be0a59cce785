import type { RouteId } from '@paydeck/core'
import type { LazyBindings } from '../../di/lazy-bindings.ts'
import { lazyPart, type LazyPart } from '../../di/lazy-part.ts'
import type { ScreenProps } from '../screen.ts'
import { CardWaiting, ProfileWaiting, ReceivingWaiting, SecurityWaiting } from './waiting.tsx'

type Page = LazyPart<ScreenProps>

const profile: Page = lazyPart(
  ['profileSettings', 'nameUpdate'],
  () => import('../../profile/page.ts'),
  (part) => part.ProfileScreen,
  ProfileWaiting,
)
const security: Page = lazyPart(
  ['passwordUpdate', 'twoFactor', 'activeSessions', 'securityHistory', 'recentFactor'],
  () => import('../../security/page.ts'),
  (part) => part.SecurityScreen,
  SecurityWaiting,
)
const card: Page = lazyPart(
  ['cardSettings', 'mailingAddress', 'toasts'],
  () => import('../../cards/card-settings/page.ts'),
  (part) => part.CardSettingsScreen,
  CardWaiting,
)
const receiving: Page = lazyPart(
  ['addressDirectory', 'addressForm', 'payoutInvites', 'recentFactor'],
  () => import('../../receiving/page.ts'),
  (part) => part.ReceivingAddressesScreen,
  ReceivingWaiting,
)

/** Settings routes without a page of their own: they show the list, or the first page. */
type ListRoute = 'settings-hub' | 'settings-card-home'
type Pages = Readonly<Partial<Record<RouteId, Page>>>

/** Page of each route. The frame renders the heading and sets the document title. */
const screens: Pages = {
  'settings-profile': profile,
  'settings-security': security,
  'settings-card-details': card,
  'settings-receiving-addresses': receiving,
} satisfies Record<Exclude<Extract<RouteId, `settings-${string}`>, ListRoute>, Page>

/** On wide screens the list route shows the first page, and a guard redirects the card route to a card. */
const pages: Pages = { ...screens, 'settings-hub': profile, 'settings-card-home': card }

export const preloadPage = async (id: RouteId, bindings: LazyBindings): Promise<void> => {
  await pages[id]?.preload(bindings)
}

/** Page of a route; empty for a list route, whose list the frame renders. */
export const SettingsPage = (place: ScreenProps) => {
  const Page = screens[place.id]
  return Page === undefined ? null : <Page {...place} />
}

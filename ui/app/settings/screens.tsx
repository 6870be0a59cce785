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

/** Settings routes that have no page of their own. They show the list of pages or another route's page. */
type ListRoute = 'settings-hub' | 'settings-card-home'
type Pages = Readonly<Partial<Record<RouteId, Page>>>

/** Page of each settings route that is not a list route. The frame renders the heading and sets the document title. */
const screens: Pages = {
  'settings-profile': profile,
  'settings-security': security,
  'settings-card-details': card,
  'settings-receiving-addresses': receiving,
} satisfies Record<Exclude<Extract<RouteId, `settings-${string}`>, ListRoute>, Page>

/**
 * For each settings route, the page whose code `preloadPage` preloads. For a list route, this is the page to which a guard
 * redirects the user: the profile (on wide screens), or the settings of a card.
 */
const pages: Pages = { ...screens, 'settings-hub': profile, 'settings-card-home': card }

export const preloadPage = async (id: RouteId, bindings: LazyBindings): Promise<void> => {
  await pages[id]?.preload(bindings)
}

/** Page of a settings route. Renders nothing for a list route, because the frame renders the list. */
export const SettingsPage = (place: ScreenProps) => {
  const Page = screens[place.id]
  return Page === undefined ? null : <Page {...place} />
}

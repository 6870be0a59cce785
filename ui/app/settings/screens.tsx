import type { RouteId } from '@paydeck/core'
import { latePart, type LatePart } from '../../di/late-part.ts'
import type { LatePorts } from '../../di/late-ports.ts'
import type { ScreenProps } from '../screen.ts'
import { CardWaiting, ProfileWaiting, ReceivingWaiting, SecurityWaiting } from './waiting.tsx'

type Page = LatePart<ScreenProps>

const profile: Page = latePart(
  ['profileSettings', 'nameUpdate'],
  () => import('../../profile/page.ts'),
  (part) => [part.ProfileScreen, part.profileSettingsModule, part.nameUpdateModule],
  ProfileWaiting,
)
const security: Page = latePart(
  ['passwordUpdate', 'twoFactor', 'activeSessions', 'securityHistory'],
  () => import('../../security/page.ts'),
  (part) => [part.SecurityScreen, ...part.securityPageModules],
  SecurityWaiting,
)
const card: Page = latePart(
  ['cardSettings', 'mailingAddress'],
  () => Promise.all([import('../../cards/card-settings/page.ts'), import('../../toasts/module.ts')]),
  ([part, { toastsModule }]) => [
    part.CardSettingsScreen,
    part.cardSettingsModule,
    part.mailingAddressModule,
    toastsModule,
  ],
  CardWaiting,
)
const receiving: Page = latePart(
  ['addressDirectory', 'addressForm', 'payoutInvites'],
  () => Promise.all([import('../../receiving/page.ts'), import('../../security/recent-factor/module.ts')]),
  ([part, { recentFactorModule }]) => [part.ReceivingAddressesScreen, ...part.receivingModules, recentFactorModule],
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

export const preloadPage = async (id: RouteId, ports: LatePorts): Promise<void> => {
  await pages[id]?.preload(ports)
}

/** The page of a route. On a phone the list is the frame's own, and nothing stands under it. */
export const SettingsPage = (place: ScreenProps) => {
  const Page = screens[place.id]
  return Page === undefined ? null : <Page {...place} />
}

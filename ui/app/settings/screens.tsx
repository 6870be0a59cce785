import type { RouteId } from '@paydeck/core'
import { latePart } from '../../di/late-part.ts'
import type { LatePorts, LateSlice } from '../../di/late-ports.ts'
import type { Screen, ScreenProps } from '../screen.ts'
import { CardWaiting, ProfileWaiting, ReceivingWaiting, SecurityWaiting } from './waiting.tsx'

/** A page's code, and the slices that it shows. */
interface Page<Loaded> {
  readonly slices: ReadonlyArray<LateSlice>
  readonly load: () => Promise<Loaded>
}

const page = <Loaded,>(slices: ReadonlyArray<LateSlice>, load: () => Promise<Loaded>): Page<Loaded> => ({
  slices,
  load,
})

const profile = page(['profileSettings', 'nameUpdate'], () => import('../../profile/page.ts'))
const security = page(
  ['passwordUpdate', 'twoFactor', 'activeSessions', 'securityHistory'],
  () => import('../../security/page.ts'),
)
const card = page(['cardSettings', 'mailingAddress'], () => import('../../cards/card-settings/page.ts'))
const receiving = page(['addressDirectory', 'addressForm', 'payoutInvites'], () => import('../../receiving/page.ts'))

/** The pages that are built, by route; where there is room, the list leads on to the first of them. */
const pages: Readonly<Partial<Record<RouteId, Page<unknown>>>> = {
  'settings-hub': profile,
  'settings-profile': profile,
  'settings-security': security,
  'settings-card-home': card,
  'settings-card-details': card,
  'settings-receiving-addresses': receiving,
}

export const preloadPage = async (id: RouteId, ports: LatePorts): Promise<void> => {
  const found = pages[id]
  if (found !== undefined) await Promise.all([ports(found.slices), found.load()])
}

type SettingsRoute = Extract<RouteId, `settings-${string}`>
/** The list alone, and a route whose guard leads to a card. */
type PageLess = 'settings-hub' | 'settings-card-home'

/** What each shows. The frame has the heading and names the document. */
const screens: Readonly<Record<Exclude<SettingsRoute, PageLess>, Screen>> = {
  'settings-profile': latePart(
    profile.slices,
    profile.load,
    (part) => [part.ProfileScreen, part.profileSettingsModule, part.nameUpdateModule],
    ProfileWaiting,
  ),
  'settings-security': latePart(
    security.slices,
    security.load,
    (part) => [part.SecurityScreen, ...part.securityPageModules],
    SecurityWaiting,
  ),
  'settings-card-details': latePart<Awaited<ReturnType<typeof card.load>>, ScreenProps>(
    card.slices,
    card.load,
    (part) => [part.CardSettingsScreen, part.cardSettingsModule, part.mailingAddressModule],
    CardWaiting,
  ),
  'settings-receiving-addresses': latePart(
    receiving.slices,
    receiving.load,
    (part) => [part.ReceivingAddressesScreen, ...part.receivingModules],
    ReceivingWaiting,
  ),
}

const screenOf: Readonly<Partial<Record<RouteId, Screen>>> = screens

/** The page of a route. On a phone the list is the frame's own, and nothing stands under it. */
export const SettingsPage = (place: ScreenProps) => {
  const Page = screenOf[place.id]
  return Page === undefined ? null : <Page {...place} />
}

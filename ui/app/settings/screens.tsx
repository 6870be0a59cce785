import type { RouteId } from '@paydeck/core'
import { latePart } from '../../di/late-part.ts'
import type { LatePorts } from '../../di/late-ports.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { NotBuilt } from '../NotBuilt.tsx'
import type { Screen, ScreenProps } from '../screen.ts'

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton shape="page" />
  </div>
)

const profile = () => import('../../profile/page.ts')
const security = () => import('../../security/page.ts')
const receiving = () => import('../../receiving/page.ts')

/** The code of the pages that are built, by route; where there is room, the list leads on to the first of them. */
const code: Readonly<Partial<Record<RouteId, () => Promise<unknown>>>> = {
  'settings-hub': profile,
  'settings-profile': profile,
  'settings-security': security,
  'settings-receiving-addresses': receiving,
}

/** The ports that a page asks. */
const portsOf = (id: RouteId, ports: LatePorts): (() => Promise<unknown>) =>
  id === 'settings-receiving-addresses' ? ports.receiving : ports.settings

/** Loads a page ahead, and its ports beside it; a failure is met when it is shown. */
export const preloadPage = (id: RouteId, ports: LatePorts): void => {
  const page = code[id]
  if (page !== undefined) for (const load of [page, portsOf(id, ports)]) load().catch(() => undefined)
}

/** The pages that are built, by route. The frame has the heading and names the document. */
const built: Readonly<Partial<Record<RouteId, Screen>>> = {
  'settings-profile': latePart(
    'settings',
    profile,
    (part) => [part.ProfileScreen, part.profileSettingsModule, part.nameUpdateModule],
    Waiting,
  ),
  'settings-security': latePart(
    'settings',
    security,
    (part) => [part.SecurityScreen, ...part.securityPageModules],
    Waiting,
  ),
  'settings-receiving-addresses': latePart(
    'receiving',
    receiving,
    (part) => [part.ReceivingAddressesScreen, ...part.receivingModules],
    Waiting,
  ),
}

/** The page of a route. On a phone the list is the frame's own, and nothing stands under it. */
export const SettingsPage = (place: ScreenProps) => {
  const Page = built[place.id]
  if (Page !== undefined) return <Page {...place} />
  return place.id === 'settings-hub' ? null : <NotBuilt page={null} />
}

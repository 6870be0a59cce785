import type { RouteId } from '@paydeck/core'
import { withPorts } from '../../di/with-ports.ts'
import { late } from '../../kit/late.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { NotBuilt } from '../NotBuilt.tsx'
import type { Screen, ScreenProps } from '../screen.ts'

const Waiting = () => <Skeleton shape="page" />

const page = (load: () => Promise<Screen>): Screen => late<ScreenProps>(load, Waiting)

/**
 * The pages of the settings that are built, by route; the code of each is loaded when it is first shown. The frame has
 * the heading and names the document.
 */
const built: Readonly<Partial<Record<RouteId, Screen>>> = {
  'settings-profile': page(() =>
    import('../../profile/page.ts').then((part) => withPorts('settings', [part.profileSettingsModule], part.ProfileScreen)),
  ),
  'settings-security': page(() =>
    import('../../security/page.ts').then((part) => withPorts('settings', [part.protectionModule, part.activityModule], part.SecurityScreen)),
  ),
}

/** The page of a route. On a phone the list is the frame's own, and nothing stands under it. */
export const SettingsPage = (place: ScreenProps) => {
  const Page = built[place.id]
  if (Page !== undefined) return <Page {...place} />
  return place.id === 'settings-hub' ? null : <NotBuilt page={null} />
}

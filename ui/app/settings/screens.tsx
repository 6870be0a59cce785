import type { RouteId } from '@paydeck/core'
import { latePart } from '../../di/late-part.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { NotBuilt } from '../NotBuilt.tsx'
import type { Screen, ScreenProps } from '../screen.ts'

const Waiting = () => <Skeleton shape="page" />

/**
 * The pages of the settings that are built, by route; the code of each is loaded when it is first shown. The frame has
 * the heading and names the document.
 */
const built: Readonly<Partial<Record<RouteId, Screen>>> = {
  'settings-profile': latePart(
    'settings',
    () => import('../../profile/page.ts'),
    (part) => [part.ProfileScreen, part.profileSettingsModule],
    Waiting,
  ),
  'settings-security': latePart(
    'settings',
    () => import('../../security/page.ts'),
    (part) => [part.SecurityScreen, part.protectionModule, part.activityModule],
    Waiting,
  ),
}

/** The page of a route. On a phone the list is the frame's own, and nothing stands under it. */
export const SettingsPage = (place: ScreenProps) => {
  const Page = built[place.id]
  if (Page !== undefined) return <Page {...place} />
  return place.id === 'settings-hub' ? null : <NotBuilt page={null} />
}

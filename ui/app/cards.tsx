import type { RouteId } from '@paydeck/core'
import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { preloadLists } from '../cards/card-activity/index.tsx'
import { CardWaiting } from '../cards/card-page/Waiting.tsx'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { HideAmounts } from '../home/amount-privacy/HideAmounts.tsx'
import { lazy } from '../kit/lazy.tsx'
import { PageWaiting } from './Initialising.tsx'
import type { ScreenProps } from './screen.ts'
import { placesOfVisit } from './use-scroll.ts'

const Page = lazy(() => import('../cards/CardScreen.tsx').then((module) => module.CardScreen), CardWaiting)

/** Page for users without a card. */
export const CardGetStartedPage = lazy(
  () => import('../cards/GetStartedScreen.tsx').then((module) => module.GetStartedScreen),
  PageWaiting,
)

/** Loads the code of the page and, in parallel, the code of its lists. */
export const preloadPage = (id: RouteId, bindings: LazyBindings): Promise<unknown> =>
  id === 'card-get-started' ? CardGetStartedPage.preload() : Promise.all([Page.preload(), preloadLists(bindings)])

/**
 * Page of a card. When the user returns to the page, restores its scroll position as soon as the page is long enough
 * (SHELL-084).
 */
export const CardPage = ({ params }: ScreenProps) => {
  const { key } = useLocation()
  const how = useNavigationType()
  // Reads the stored position during the first render, because scrolling to the top of the page overwrites it.
  const [wanted] = useState(() => (how === NavigationType.Pop ? (placesOfVisit.get(key) ?? 0) : 0))
  return <Page params={params} wanted={wanted} beside={<HideAmounts />} />
}

import { delay, inAppPath, matchRoute, routePath } from '@paydeck/core'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { type LazyBindings, lazyBindingsToken } from '../di/lazy-bindings.ts'
import { appNavigationToken, port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { LinkContext } from '../kit/Anchor.tsx'
import { Boundary } from '../kit/Boundary.tsx'
import { lazy } from '../kit/lazy.tsx'
import { AppRouter } from './AppRouter.tsx'
import { Frame } from './Frame.tsx'
import { Initialising } from './Initialising.tsx'
import { InitialisationFailed } from './lazy-frame.ts'
import { makeRouterLink } from './RouterLink.tsx'
import { preloadScreen } from './screens.tsx'
import { useStartScreenEnd } from './start-screen.ts'

/** Loads the code of a page that the user is likely to open next. Never rejects. */
const prefetch =
  (bindings: LazyBindings) =>
  async (path: string): Promise<void> => {
    const match = matchRoute(path)
    if (match !== null) await preloadScreen(match.id, bindings)
  }

/** Wallet mode. Its code loads when it is first shown, because few users run the app inside a wallet. */
const WalletMode = lazy(() => import('./WalletMode.tsx').then((module) => module.WalletMode), Initialising)

/** Navigates the browser to the paths that the core requests. */
const FollowAppNavigation = () => {
  const navigate = useNavigate()
  const appNavigation = useService(appNavigationToken)
  useEffect(() => {
    const subscription = appNavigation.requests$.subscribe((path) => void navigate(path))
    return () => subscription.unsubscribe()
  }, [appNavigation, navigate])
  return null
}

/** Renders the app for its current stage: start screen, failure, wallet mode, or the page. */
const Page = () => {
  const startup = useService(slice('startup'))
  const view = useLive(useService(slice('shell')).view)
  const { productName } = useService(port('configuration'))
  // `useDeferredValue` renders the frame and its page with low priority, in slices of a few milliseconds. The app can
  // respond to a click between two slices.
  const prepared = useDeferredValue(view.stage)
  if (view.stage === 'app' && prepared !== 'app') return <Initialising />
  switch (view.stage) {
    case 'spinner':
      return <Initialising />
    case 'failed':
      return <InitialisationFailed text={view.text} action={view.action} onRetry={startup.initialise} />
    case 'wallet':
      return <WalletMode productName={productName} view={view} />
    case 'app':
      return <Frame view={view} />
  }
}

/** @param base path of the app, as in "/id" */
export const App = ({ base }: { readonly base: string }) => {
  useStartScreenEnd()
  const bindings = useService(lazyBindingsToken)
  const RouterLink = useMemo(() => makeRouterLink(prefetch(bindings)), [bindings])
  return (
    <Boundary>
      <AppRouter base={base}>
        <LinkContext value={RouterLink}>
          <FollowAppNavigation />
          <Page />
        </LinkContext>
      </AppRouter>
    </Boundary>
  )
}

/** Maximum time for which the start of the app waits for the code of the first page. */
const longestAhead = delay('page ahead', 3000)

const pass = (milliseconds?: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds))

/**
 * Loads the code of the current page before the app first renders. Never rejects. Resolves after `longestAhead` at the
 * latest. Always resolves in a new task, so that the page's own requests are sent first.
 */
export const prefetchPresent = (browserPath: string, bindings: LazyBindings): Promise<void> => {
  const path = inAppPath(browserPath)
  const ahead = prefetch(bindings)(path === '/' ? routePath('home') : path)
  return Promise.race([ahead, pass(longestAhead.ms)]).then(() => pass())
}

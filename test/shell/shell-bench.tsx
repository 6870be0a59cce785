import { basePath, closeTopModal } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { act, render } from '@testing-library/react'
import { AppRouter } from '../../ui/app/AppRouter.tsx'
import { Carousel } from '../../ui/app/Carousel.tsx'
import { MenuList } from '../../ui/app/lazy-frame.ts'
import { Masthead } from '../../ui/app/Masthead.tsx'
import { ModalHost } from '../../ui/app/ModalHost.tsx'
import { makeRouterLink } from '../../ui/app/RouterLink.tsx'
import { Shell } from '../../ui/app/Shell.tsx'
import { UserMenu } from '../../ui/app/UserMenu.tsx'
import type { ModalContentProps, ModalRegistry } from '../../ui/di/modal-registry.ts'
import type { SlideProps } from '../../ui/di/slide-registry.ts'
import { useLive } from '../../ui/di/use-live.ts'
import { LinkContext } from '../../ui/kit/Anchor.tsx'
import type { Bench } from './bench.ts'

// The app loads the code of the menu lists after the frame. Here this code is loaded before the tests.
void MenuList.preload()
await import('../../ui/app/frame-parts.ts')
await settle()

const prefetched: Array<string> = []
const RouterLink = makeRouterLink((path) => prefetched.push(path))

const registry = {
  'opt-in-error': { content: ({ text }: ModalContentProps) => <p>{text}</p> },
  'missing-ssn': { content: () => <input aria-label="Number" /> },
  'add-funds': {
    content: ({ onClose }: ModalContentProps) => <button onClick={onClose}>Done</button>,
  },
} as unknown as ModalRegistry

const slideOf =
  (kind: string) =>
  ({ id }: SlideProps) => <p>{`${kind} ${id}`}</p>
const slides = {
  invoice: slideOf('invoice'),
  'bill-payment': slideOf('bill-payment'),
  donation: slideOf('donation'),
  payout: slideOf('payout'),
  'card-transaction': slideOf('card-transaction'),
  'security-change': slideOf('security-change'),
}

const App = ({
  shell,
  carousel: { view: slide, move, tryAgain },
  onSignOut,
}: Pick<Bench, 'shell' | 'carousel'> & { readonly onSignOut: () => void }) => {
  const view = useLive(shell.view)
  const modal = useLive(shell.modal)
  const carousel = useLive(slide)
  if (view.stage !== 'app') return null
  return (
    <>
      <Shell
        entrance={view.entrance}
        footer={null}
        masthead={
          <Masthead
            productName="Acme"
            view={view.masthead}
            search={null}
            account={<UserMenu initials="AN" entries={view.masthead.userMenu} onSignOut={onSignOut} />}
            onToggleMobileMenu={shell.act.toggleMobileMenu}
            onCloseMobileMenu={shell.act.closeMobileMenu}
          />
        }
      >
        <button onClick={() => shell.modals.open({ name: 'add-funds' })}>Open</button>
      </Shell>
      <ModalHost modal={modal} registry={registry} onClose={() => closeTopModal(shell)} />
      <Carousel
        label="Details"
        registry={slides}
        view={carousel}
        onMove={move}
        onRetry={tryAgain}
        onClose={shell.act.closeCarousel}
      />
    </>
  )
}

/** Renders the frame of the app with a running shell. The components are nested as in the app. */
export const renderShell = (
  { shell, carousel, stage, width }: Bench,
  onSignOut: () => void = () => undefined,
): void => {
  // The style sheets read the window's width, and the core reads the width from its port. Both must be equal.
  Object.assign(window, { innerWidth: width.get() })
  window.history.replaceState(null, '', `${basePath}/home`)
  stage.update(() => 'ready')
  shell.act.arriveAt('/home')
  render(
    <AppRouter base={basePath}>
      <LinkContext value={RouterLink}>
        <App shell={shell} carousel={carousel} onSignOut={onSignOut} />
      </LinkContext>
    </AppRouter>,
  )
}

/** Advances the clock until the page is visible. The page appears 400 ms after the header. */
export const enter = async ({ clock }: Bench): Promise<void> => act(() => clock.advance(400))

/** Returns the paths of the pages whose code the app has prefetched so far. */
export const prefetchedPaths = (): ReadonlyArray<string> => prefetched

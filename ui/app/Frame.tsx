import type { ShellView } from '@paydeck/core'
import { type Entered, enteredToken, useEntered } from '../di/entered.ts'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Boundary } from '../kit/Boundary.tsx'
import { LazyGate } from '../kit/lazy.tsx'
import { BrokenPage, ConnectionBanner, Footer, Keepers } from './lazy-frame.ts'
import { Masthead } from './Masthead.tsx'
import { Outlet } from './Outlet.tsx'
import { OverlaySlot } from './OverlaySlot.tsx'
import { PaletteSlot } from './PaletteSlot.tsx'
import { Shell } from './Shell.tsx'
import { UserMenu, type UserMenuProps } from './UserMenu.tsx'

type View = Extract<ShellView, { readonly stage: 'app' }>

const brokenPage = (again: () => void) => <BrokenPage onRetry={again} />

/** User menu, labelled with the user's initials. */
const Account = (props: Omit<UserMenuProps, 'initials'>) => (
  <UserMenu initials={useLive(useService(slice('basicInfo')).view).initials} {...props} />
)

/** Frame of the signed-in app: masthead, page of the current route, and overlays. */
export const Frame = ({ view: { masthead, entrance } }: { readonly view: View }) => {
  const { act } = useService(slice('shell'))
  const { signOut } = useService(slice('currentSession'))
  const { productName } = useService(port('configuration'))
  const { painted } = useService<Entered>(enteredToken)
  useEntered(entrance.outlet)
  return (
    // Code that the first page does not need is loaded after this page is shown.
    <LazyGate value={painted}>
      <Shell
        masthead={
          <>
            <Boundary>
              <Masthead
                productName={productName}
                view={masthead}
                search={
                  <Boundary>
                    <PaletteSlot />
                  </Boundary>
                }
                account={
                  <Boundary>
                    <Account entries={masthead.userMenu} onSignOut={signOut} />
                  </Boundary>
                }
                onToggleMobileMenu={act.toggleMobileMenu}
                onCloseMobileMenu={act.closeMobileMenu}
              />
            </Boundary>
            <ConnectionBanner />
          </>
        }
        entrance={entrance}
        footer={<Footer />}
      >
        <Boundary fallback={brokenPage}>
          <Outlet />
        </Boundary>
      </Shell>
      <Boundary>
        <OverlaySlot />
      </Boundary>
      <Keepers />
    </LazyGate>
  )
}

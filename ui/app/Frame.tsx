import type { ShellView } from '@paydeck/core'
import { useEffect } from 'react'
import { type Entered, enteredToken, useEntered } from '../di/entered.ts'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { LateGate } from '../kit/late.tsx'
import { ConnectionBanner, Footer, Keepers } from './late-frame.ts'
import { Masthead } from './Masthead.tsx'
import { Outlet } from './Outlet.tsx'
import { OverlaySlot } from './OverlaySlot.tsx'
import { Shell } from './Shell.tsx'

/** The signed-in app: masthead, the page of the present route, and what lies over it. */
export const Frame = ({ view }: { readonly view: Extract<ShellView, { readonly stage: 'app' }> }) => {
  const shell = useService(slice('shell'))
  const session = useService(slice('currentSession'))
  const profile = useLive(useService(slice('basicInfo')).view)
  const language = useLive(session.language)
  const { productName } = useService(port('configuration'))
  const { painted } = useService<Entered>(enteredToken)
  useEntered(view.entrance.outlet)
  // The provider's language of the user is that of the document too (CALL-076).
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    // What the first page can do without is fetched once it is on the screen.
    <LateGate value={painted}>
      <Shell
        masthead={
          <>
            <Masthead
              productName={productName}
              view={view.masthead}
              initials={profile.initials}
              onToggleMobileMenu={shell.act.toggleMobileMenu}
              onCloseMobileMenu={shell.act.closeMobileMenu}
              onSignOut={session.signOut}
            />
            <ConnectionBanner />
          </>
        }
        entrance={view.entrance}
        footer={<Footer />}
      >
        <Outlet />
      </Shell>
      <OverlaySlot />
      <Keepers />
    </LateGate>
  )
}

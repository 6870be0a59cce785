import { useSettingsPanels } from '../di/settings-panels.ts'
import { Boundary } from '../kit/Boundary.tsx'
import { ActiveSessionsPanel } from './active-sessions/ActiveSessionsPanel.tsx'
import { PasswordPanel } from './password-update/PasswordPanel.tsx'
import { SecurityHistoryPanel } from './security-history/SecurityHistoryPanel.tsx'
import { TwoFactorPanel } from './two-factor/TwoFactorPanel.tsx'

/**
 * Security page: password, second factor and passkeys first (SEC-001), then the signed-in devices and the security history.
 * The settings frame renders the heading.
 */
export const SecurityScreen = () => {
  const { passkeys: Passkeys } = useSettingsPanels()
  return (
    <>
      <Boundary>
        <PasswordPanel />
      </Boundary>
      <Boundary>
        <TwoFactorPanel />
      </Boundary>
      <Passkeys />
      <Boundary>
        <ActiveSessionsPanel />
      </Boundary>
      <Boundary>
        <SecurityHistoryPanel />
      </Boundary>
    </>
  )
}

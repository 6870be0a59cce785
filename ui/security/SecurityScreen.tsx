import { useSettingsPanels } from '../di/settings-panels.ts'
import { Boundary } from '../kit/Boundary.tsx'
import { ActiveSessionsPanel } from './active-sessions/ActiveSessionsPanel.tsx'
import { PasswordPanel } from './password-update/PasswordPanel.tsx'
import { SecurityHistoryPanel } from './security-history/SecurityHistoryPanel.tsx'
import { TwoFactorPanel } from './two-factor/TwoFactorPanel.tsx'

/**
 * How the account is protected: password, second factor, passkeys (SEC-001); below, where it is signed in and what
 * happened to it. The frame of the settings names it.
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

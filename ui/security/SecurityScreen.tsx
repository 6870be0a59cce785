import { css } from '@emotion/react'
import { useSettingsPanels } from '../di/settings-panels.ts'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Button } from '../kit/Button.tsx'
import { Failed } from '../kit/Failed.tsx'
import { Panel, PanelBody } from '../kit/Panel.tsx'
import { Pill } from '../kit/Pill.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { colour, media, size, space, text } from '../kit/theme.ts'
import { ActiveSessionsPanel } from './active-sessions/ActiveSessionsPanel.tsx'
import { SecurityHistoryPanel } from './security-history/SecurityHistoryPanel.tsx'

const styles = {
  // Words and what to do about them: side by side where there is room.
  part: css({
    display: 'grid',
    justifyItems: 'start',
    alignItems: 'center',
    gap: space.s4,
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s5 },
  }),
  words: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3 }),
}

const PasswordPanel = () => {
  const { open } = useService(slice('passwordUpdate'))
  return (
    <Panel heading="Password">
      <PanelBody>
        <div css={styles.part}>
          <p css={styles.words}>Changing it signs you out on every other device.</p>
          <Button kind="quiet" onClick={open}>
            Update password
          </Button>
        </div>
      </PanelBody>
    </Panel>
  )
}

const TwoFactorPanel = () => {
  const twoFactor = useService(slice('twoFactor'))
  const card = useLive(twoFactor.card)
  if (card.kind === 'failed') {
    return (
      <Panel heading="Two-factor authentication">
        <Failed text={card.text} onRetry={twoFactor.reload} />
      </Panel>
    )
  }
  if (card.kind === 'loading') {
    return (
      <Panel heading="Two-factor authentication" busy>
        <PanelBody>
          <Skeleton />
          <Skeleton shape="notice" />
        </PanelBody>
      </Panel>
    )
  }
  const isOn = card.kind === 'on'
  return (
    <Panel heading="Two-factor authentication">
      <PanelBody>
        <div css={styles.part}>
          <p css={styles.words}>
            <Pill tone={isOn ? 'good' : 'neutral'}>{card.pill}</Pill> {card.text}
          </p>
          {isOn ? (
            <div css={styles.actions}>
              <Button kind="quiet" onClick={twoFactor.offerBackupCodes}>
                Generate backup codes
              </Button>
              <Button kind="quiet" onClick={twoFactor.disable}>
                Turn off
              </Button>
            </div>
          ) : (
            <Button kind="quiet" onClick={twoFactor.enable}>
              Turn on
            </Button>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}

/**
 * How the account is protected: password, second factor, passkeys (SEC-001); below, where it is signed in and what
 * happened to it. The frame of the settings names it.
 */
export const SecurityScreen = () => {
  const { passkeys: Passkeys } = useSettingsPanels()
  return (
    <>
      <PasswordPanel />
      <TwoFactorPanel />
      <Passkeys />
      <ActiveSessionsPanel />
      <SecurityHistoryPanel />
    </>
  )
}

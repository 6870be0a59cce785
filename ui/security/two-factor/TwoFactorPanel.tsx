import { securityHeadings, twoFactorPanelTexts } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Skeleton, SkeletonPanel } from '../../kit/Skeleton.tsx'
import { panelStyles as styles } from '../panel-styles.ts'

/** Two-factor panel of the security page (SEC-001, SEC-031). */
export const TwoFactorPanel = () => {
  const twoFactor = useService(slice('twoFactor'))
  const card = useLive(twoFactor.card)
  if (card.kind === 'failed') {
    return (
      <Panel heading={securityHeadings.twoFactor}>
        <Failed text={card.text} onRetry={twoFactor.reload} />
      </Panel>
    )
  }
  if (card.kind === 'loading') {
    return (
      <SkeletonPanel heading={securityHeadings.twoFactor}>
        <div css={styles.part}>
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      </SkeletonPanel>
    )
  }
  const isOn = card.kind === 'on'
  return (
    <Panel heading={securityHeadings.twoFactor}>
      <PanelBody>
        <div css={styles.part}>
          <p css={styles.text}>
            <Pill tone={isOn ? 'good' : 'neutral'}>{card.pill}</Pill> {card.text}
          </p>
          {isOn ? (
            <div css={styles.actions}>
              <Button kind="quiet" onClick={twoFactor.offerBackupCodes}>
                {twoFactorPanelTexts.generate}
              </Button>
              <Button kind="quiet" onClick={twoFactor.disable}>
                {twoFactorPanelTexts.turnOff}
              </Button>
            </div>
          ) : (
            <Button kind="quiet" onClick={twoFactor.enable}>
              {twoFactorPanelTexts.turnOn}
            </Button>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}

import { passwordPanelTexts, securityHeadings } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { panelStyles as styles } from '../panel-styles.ts'

/** Password panel of the security page (SEC-001, SEC-002). */
export const PasswordPanel = () => {
  const { open } = useService(slice('passwordUpdate'))
  return (
    <Panel heading={securityHeadings.password}>
      <PanelBody>
        <div css={styles.part}>
          <p css={styles.text}>{passwordPanelTexts.text}</p>
          <Button kind="quiet" onClick={open}>
            {passwordPanelTexts.action}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  )
}

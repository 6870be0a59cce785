import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { panelStyles as styles } from '../panel-styles.ts'

/** Password panel of the security page (SEC-001, SEC-002). */
export const PasswordPanel = () => {
  const { open } = useService(slice('passwordUpdate'))
  return (
    <Panel heading="Password">
      <PanelBody>
        <div css={styles.part}>
          <p css={styles.text}>Changing it signs you out on every other device.</p>
          <Button kind="quiet" onClick={open}>
            Update password
          </Button>
        </div>
      </PanelBody>
    </Panel>
  )
}

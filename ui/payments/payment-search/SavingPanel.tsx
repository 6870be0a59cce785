import { css } from '@emotion/react'
import type { PaymentSavingView, SaveFormat } from '@paydeck/core'
import { Alert } from '../../kit/Alert.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { download } from '../../kit/icons-lists.ts'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { partOnScreen } from '../../kit/part-on-screen.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, space, text } from '../../kit/theme.ts'

const styles = {
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: space.s2 }),
  progressText: css({ color: colour.ink2, fontSize: text.s, '&:not(:empty)': { marginBlockStart: space.s3 } }),
  failure: css({ '& [data-open="true"]': { marginBlockStart: space.s3 } }),
}

export interface SavingPanelProps {
  readonly saving: PaymentSavingView
  readonly onSave: (format: SaveFormat) => void
}

/**
 * Panel with buttons that save all items of the list as a file. Hidden in print. While a file is being saved, its button
 * keeps the focus.
 */
export const SavingPanel = ({ saving: { label, buttons, progress, failure }, onSave }: SavingPanelProps) => (
  <div css={partOnScreen}>
    <Panel heading={label}>
      <PanelBody>
        <div css={styles.buttons}>
          {buttons.map(({ format, label: name, isBusy, isDisabled }) => (
            <Button
              key={format}
              kind="quiet"
              aria-busy={isBusy}
              disabled={isDisabled}
              onClick={() => {
                if (!isBusy) onSave(format)
              }}
            >
              {isBusy ? <Spinner small /> : <Icon drawing={download} small />}
              {name}
            </Button>
          ))}
        </div>
        <p css={styles.progressText} role="status">
          {progress}
        </p>
        <div css={styles.failure}>
          <Alert tone="caution">{failure}</Alert>
        </div>
      </PanelBody>
    </Panel>
  </div>
)

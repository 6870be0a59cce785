import { css } from '@emotion/react'
import type { AddressDirectory, NoticeView } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { space } from '../../kit/theme.ts'
import { AddressChoice } from './AddressChoice.tsx'

const styles = {
  box: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3 }),
}

export interface AddressSwitchProps {
  readonly change: NonNullable<NonNullable<NoticeView['move']>['change']>
  readonly directory: Pick<AddressDirectory, 'pick' | 'change' | 'stopChoosing'>
}

/** Choice of another receiving address for a sender, shown after the user has accepted this sender. */
export const AddressSwitch = ({ change, directory }: AddressSwitchProps) => (
  <div css={styles.box}>
    <AddressChoice view={change.choice} onPick={directory.pick} />
    <div css={styles.buttons}>
      <Button kind="quiet" disabled={!change.canChange} onClick={directory.change}>
        {change.label}
      </Button>
      <Button kind="text" aria-disabled={change.choice.isReadOnly} onClick={directory.stopChoosing}>
        {change.cancel}
      </Button>
    </div>
  </div>
)

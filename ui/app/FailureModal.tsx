import { css } from '@emotion/react'
import { buttonLabels } from '@paydeck/core'
import type { ModalContentProps } from '../di/modal-registry.ts'
import { Actions } from '../kit/Actions.tsx'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { space } from '../kit/theme.ts'

const style = css({ display: 'grid', gap: space.s5 })

/** Modal that shows the text of an error (ERR-017, ERR-040, ERR-045, PROF-068). */
export const FailureModal = ({ text, onClose }: ModalContentProps) => (
  <div css={style}>
    <Alert tone="caution">{text}</Alert>
    <Actions>
      <Button onClick={onClose}>{buttonLabels.close}</Button>
    </Actions>
  </div>
)

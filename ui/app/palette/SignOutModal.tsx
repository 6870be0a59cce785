import { css } from '@emotion/react'
import { signOutDialogTexts as texts } from '@paydeck/core'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { Actions } from '../../kit/Actions.tsx'
import { Button } from '../../kit/Button.tsx'
import { colour, space } from '../../kit/theme.ts'

const styles = {
  content: css({ display: 'grid', gap: space.s5 }),
  text: css({ color: colour.ink2 }),
}

/** Dialog in which the user confirms to sign out (CMD-007). */
export const SignOutModal = ({ onClose }: ModalContentProps) => {
  const { signOut } = useService(slice('currentSession'))
  const confirm = (): void => {
    onClose()
    signOut()
  }
  return (
    <div css={styles.content}>
      <p css={styles.text}>{texts.text}</p>
      <Actions>
        <Button onClick={confirm}>{texts.confirm}</Button>
        <Button kind="quiet" data-safe="true" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Actions>
    </div>
  )
}

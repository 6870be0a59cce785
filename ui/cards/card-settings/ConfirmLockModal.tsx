import { css } from '@emotion/react'
import { cardLockDialogView, project } from '@paydeck/core'
import { useEffect, useMemo, useState } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Actions } from '../../kit/Actions.tsx'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { colour, space } from '../../kit/theme.ts'

const styles = {
  content: css({ display: 'grid', gap: space.s5 }),
  text: css({ color: colour.ink2 }),
}

/** Dialog in which the user confirms to lock or unlock a card (CMD-007). Another dialog reports a failure (CARD-101). */
export const ConfirmLockModal = ({ about, onClose, onHead }: ModalContentProps) => {
  const { state } = useService(slice('cardList'))
  const { view, toggleLock } = useService(slice('cardSettings'))
  const toasts = useService(slice('toasts'))
  // The texts stay the same while the card changes.
  const [dialog] = useState(() => cardLockDialogView(state.get(), about))
  const lock = useMemo(
    () =>
      project(view, ({ cards }) => {
        const card = cards.find(({ id }) => id === about)
        return { status: card?.lock?.status ?? null, isOn: card?.lock?.isOn ?? null }
      }),
    [view, about],
  )
  const button = useButton(lock)
  const { isOn } = useLive(lock)
  const [wasOn] = useState(isOn)
  useEffect(() => {
    if (dialog !== null) onHead?.(dialog.heading)
  }, [dialog, onHead])
  useEffect(() => {
    if (dialog === null || isOn === wasOn) return
    toasts.show({ id: 'card-lock', tone: 'done', title: dialog.done, text: null, action: null })
    onClose()
  }, [dialog, isOn, wasOn, toasts, onClose])
  if (dialog === null || about === null) return null
  return (
    <div css={styles.content}>
      <p css={styles.text}>{dialog.text}</p>
      <Actions>
        <AsyncButton label={dialog.confirm} state={button} onPress={() => toggleLock(about)} />
        <Button kind="quiet" data-safe="true" onClick={onClose}>
          {dialog.cancel}
        </Button>
      </Actions>
    </div>
  )
}

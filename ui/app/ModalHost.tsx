import { css } from '@emotion/react'
import type { ModalName, ModalView } from '@paydeck/core'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react'
import type { ModalRegistry } from '../di/modal-registry.ts'
import { IconButton } from '../kit/IconButton.tsx'
import * as icons from '../kit/icons.ts'
import { colour, ease, motion, radius, size, space, text } from '../kit/theme.ts'
import { useDialog } from './use-dialog.ts'
import { useFirstFocus } from './use-first-focus.ts'

const styles = {
  dialog: css({
    inlineSize: `calc(100% - 2 * ${space.s4})`,
    // Never wider than 620 px unless it fills the screen (SHELL-051).
    maxInlineSize: size.modal,
    maxBlockSize: `calc(100dvh - 2 * ${space.s4})`,
    margin: 'auto',
    padding: 0,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r3,
    background: colour.surface,
    color: colour.ink1,
    boxShadow: colour.shadeHigh,
    transition: `opacity ${motion.modal} ${ease}, translate ${motion.modal} ${ease}`,
    '@starting-style': { opacity: 0, translate: `0 ${size.rise}` },
    '&::backdrop': { background: colour.scrim, transition: `opacity ${motion.modal} ${ease}` },
    '&[data-full-screen="true"]': {
      inlineSize: '100%',
      blockSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      border: 0,
      borderRadius: 0,
    },
    '&:focus-visible': { outline: 'none' },
  }),
  header: css({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s3,
    padding: `${space.s3} ${space.s3} ${space.s1} ${space.s5}`,
    background: colour.surface,
  }),
  heading: css({ fontSize: text.l, letterSpacing: '-0.015em' }),
  body: css({ padding: `${space.s2} ${space.s5} ${space.s5}` }),
}

export interface ModalHostProps {
  /** The one modal slot (SHELL-039), or null when nothing is open. */
  readonly modal: ModalView<ModalName> | null
  readonly registry: ModalRegistry
  readonly onClose: () => void
}

/** Shows the modal that is asked for by name, on the native modal dialog. */
export const ModalHost = ({ modal, registry, onClose }: ModalHostProps) => {
  const dialog = useDialog(modal !== null)
  const pressed = useRef<EventTarget | null>(null)
  const heading = useId()
  const dismissible = modal?.backdropCloses === true
  const entry = modal === null ? null : registry[modal.name]

  useFirstFocus(dialog, modal?.name ?? null)

  const dismiss = () => {
    if (dismissible) onClose()
  }
  // Pressed and released on the backdrop: a selection dragged out of the modal does not close it.
  const onPointerDown = ({ target }: PointerEvent) => {
    pressed.current = target
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && (pressed.current === null || pressed.current === currentTarget)) dismiss()
  }
  // Prevented here, because a browser closes a dialog at the second Esc whatever its cancel event says.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    dismiss()
  }
  return (
    <dialog
      ref={dialog}
      css={styles.dialog}
      aria-labelledby={heading}
      tabIndex={-1}
      data-full-screen={modal?.isFullScreen === true}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
    >
      {modal !== null && entry !== null && (
        <div key={modal.name}>
          <div css={styles.header}>
            <h2 id={heading} css={styles.heading}>
              {entry.heading}
            </h2>
            <IconButton icon={icons.close} label="Close" onClick={onClose} />
          </div>
          <div css={styles.body}>
            <entry.content text={modal.text} about={modal.request.about ?? null} onClose={onClose} />
          </div>
        </div>
      )}
    </dialog>
  )
}

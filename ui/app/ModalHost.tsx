import { css } from '@emotion/react'
import { buttonLabels, modalHeadings, type ModalName, type ModalRequest, type ModalView } from '@paydeck/core'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { ModalEntry, ModalRegistry } from '../di/modal-registry.ts'
import { Boundary } from '../kit/Boundary.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import * as icons from '../kit/icons.ts'
import { colour, ease, layer, media, motion, radius, size, space, text } from '../kit/theme.ts'
import { useDialog } from './use-dialog.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

const styles = {
  dialog: css({
    inlineSize: `calc(100% - 2 * ${space.s4})`,
    maxInlineSize: size.dialog,
    maxBlockSize: `calc(100dvh - 2 * ${space.s4} - ${size.keyboard})`,
    insetBlockEnd: size.keyboard,
    margin: 'auto',
    padding: 0,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r3,
    background: colour.surface,
    color: colour.ink1,
    boxShadow: colour.shadeHigh,
    // Prevents that the sticky header of the modal covers an element to which the browser scrolls.
    scrollPaddingBlockStart: size.masthead,
    transition: `opacity ${motion.modal} ${ease}, translate ${motion.modal} ${ease}`,
    '@starting-style': { opacity: 0, translate: `0 ${size.rise}` },
    '&::backdrop': {
      background: colour.scrim,
      transition: `opacity ${motion.modal} ${ease}`,
      '@starting-style': { opacity: 0 },
    },
    // Never wider than 620 px unless it fills the screen (SHELL-051).
    '&[data-wide="true"]': { maxInlineSize: size.modal },
    // On phones, the modal is a sheet at the bottom of the screen.
    [media.mobile]: {
      inlineSize: '100%',
      maxInlineSize: size.modal,
      maxBlockSize: `calc(100dvh - ${space.s6} - ${size.keyboard})`,
      marginBlockEnd: 0,
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      '@starting-style': { opacity: 1, translate: '0 100%' },
    },
    '&[data-full-screen="true"]': {
      inlineSize: '100%',
      blockSize: `calc(100dvh - ${size.keyboard})`,
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
    '&:focus-visible': { outline: 'none' },
  }),
  header: css({
    position: 'sticky',
    zIndex: layer.masthead,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.s3,
    padding: `${space.s3} ${space.s3} ${space.s3} ${space.s5}`,
    background: colour.surface,
    [media.mobile]: { padding: `${space.s4} ${space.s1} ${space.s3} ${space.s4}` },
    // Decorative handle at the top of a sheet. A full-screen modal has no handle.
    '[data-full-screen="false"] > * > &::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: space.s2,
      insetInlineStart: `calc(50% - ${size.handle} / 2)`,
      inlineSize: size.handle,
      blockSize: space.s1,
      // The handle consists of borders only, because forced colours remove backgrounds.
      border: `${size.ring} solid ${colour.controlLine}`,
      borderRadius: radius.round,
      opacity: 0.6,
      [media.desktop]: { display: 'none' },
    },
  }),
  // At least as high as the close button, so that a heading of one line is vertically centred.
  heading: css({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: size.target,
    fontSize: text.l,
    letterSpacing: '-0.01em',
    // Not `balance`, which would break a word at its hyphen to make the lines equally long.
    textWrap: 'wrap',
  }),
  body: css({
    containerType: 'inline-size',
    padding: `0 ${space.s5} ${space.s5}`,
    fontSize: text.ui,
    [media.mobile]: { padding: `0 ${space.s4} calc(${space.s4} + env(safe-area-inset-bottom))` },
  }),
}

export interface ModalHostProps {
  /** Modal to show, or null. Only one modal is visible at a time (SHELL-039). */
  readonly modal: ModalView<ModalName> | null
  readonly registry: ModalRegistry
  readonly onClose: () => void
}

interface OpenedProps extends Pick<ModalHostProps, 'onClose'> {
  readonly request: ModalRequest<ModalName>
  readonly entry: ModalEntry
  /** Id of the heading. */
  readonly id: string
  /** True while another modal covers this modal. A covered modal stays mounted and keeps the user's input. */
  readonly isCovered: boolean
}

const Opened = ({ request, entry, id, isCovered, onClose }: OpenedProps) => {
  const [heading, setHeading] = useState<string>(modalHeadings[request.name])
  return (
    <div hidden={isCovered}>
      <div css={styles.header}>
        <h2 id={id} css={styles.heading}>
          {heading}
        </h2>
        <IconButton icon={icons.close} label={buttonLabels.close} onClick={onClose} />
      </div>
      <div css={styles.body}>
        <Boundary>
          <entry.content
            text={request.text ?? null}
            about={request.about ?? null}
            onClose={onClose}
            onHead={setHeading}
          />
        </Boundary>
      </div>
    </div>
  )
}

/** Returns a modal request, followed by the requests of the modals that it covers, from top to bottom. */
const stackOf = (request: ModalRequest<ModalName> | null): ReadonlyArray<ModalRequest<ModalName>> =>
  request === null ? [] : [request, ...stackOf(request.under ?? null)]

/** Shows the requested modal in a native modal dialog. */
export const ModalHost = ({ modal, registry, onClose }: ModalHostProps) => {
  const dialog = useDialog(modal !== null)
  const pressed = useRef<EventTarget | null>(null)
  const heading = useId()
  useKeyboardRoom(modal !== null, dialog)
  const dismissible = modal?.backdropCloses === true
  const entry = modal === null ? null : registry[modal.name]

  useFirstFocus(dialog, modal?.name ?? null)

  const dismiss = () => {
    if (dismissible) onClose()
  }
  // Closes only if a click starts and ends on the backdrop. Dragging a selection out of the modal must not close it.
  const onPointerDown = ({ target }: PointerEvent) => {
    pressed.current = target
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && (pressed.current === null || pressed.current === currentTarget)) dismiss()
  }
  // Handles Esc on key down. Preventing the cancel event of the dialog is not enough, because browsers close the dialog at
  // the second Esc anyway.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    dismiss()
  }
  return (
    <dialog
      ref={dialog}
      css={styles.dialog}
      aria-labelledby={`${heading}0`}
      tabIndex={-1}
      data-full-screen={modal?.isFullScreen === true}
      data-wide={entry?.isWide === true}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
    >
      {stackOf(modal?.request ?? null).map((request, depth) => (
        <Opened
          key={request.name}
          request={request}
          entry={registry[request.name]}
          id={`${heading}${depth}`}
          isCovered={depth > 0}
          onClose={onClose}
        />
      ))}
    </dialog>
  )
}

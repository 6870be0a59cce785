import { css } from '@emotion/react'
import { type CarouselCommand, type CarouselView, type Slide, swipeCommand } from '@paydeck/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { IconButton } from '../kit/IconButton.tsx'
import { chevronLeft, chevronRight } from '../kit/icons-later.ts'
import { close } from '../kit/icons.ts'
import { figures, raised } from '../kit/shared.ts'
import { colour, ease, media, motion, size, space, text } from '../kit/theme.ts'
import { useDialog } from './use-dialog.ts'
import { useSwipe } from './use-swipe.ts'

const styles = {
  overlay: css({
    // Covers the full screen (SHELL-053).
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: colour.ground,
    color: colour.ink1,
    overflow: 'hidden',
    transition: `opacity ${motion.carousel} ${ease}, translate ${motion.carousel} ${ease}`,
    '@starting-style': { opacity: 0, translate: `0 ${size.rise}` },
    '&:focus-visible': { outline: 'none' },
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
  }),
  bar: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: space.s2,
    padding: `${space.s2} ${space.s4}`,
    background: colour.surface,
    borderBlockEnd: `${size.hairline} solid ${colour.line}`,
  }),
  arrows: css({ display: 'flex', alignItems: 'center', gap: space.s1 }),
  position: css([figures, { minInlineSize: size.position, textAlign: 'center', fontSize: text.s, color: colour.ink2 }]),
  close: css({ gridColumn: '3', justifySelf: 'end' }),
  // Up and down scroll, sideways movements are ours: a scrolling element must say so itself.
  stage: css({ overflowY: 'auto', touchAction: 'pan-y', padding: space.s4, [media.desktop]: { padding: space.s6 } }),
  slide: css([
    raised,
    {
      inlineSize: '100%',
      maxInlineSize: size.modal,
      marginInline: 'auto',
      overflow: 'hidden',
      transition: `opacity ${motion.carousel} ${ease}`,
      '@starting-style': { opacity: 0 },
    },
  ]),
}

export interface CarouselProps {
  /** What the slides are, as in "Payments". */
  readonly label: string
  /** null: closed. Its slide is null while it is out of the document between two slides (SHELL-062). */
  readonly view: CarouselView | null
  readonly onMove: (command: CarouselCommand) => void
  readonly onClose: () => void
  readonly children: (slide: Slide) => ReactNode
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Details one after another over the whole screen: arrow keys, swipes and buttons lead on, Esc closes. */
export const Carousel = (props: CarouselProps) => {
  const { label, view, onMove, onClose, children } = props
  const isOpen = view !== null
  const dialog = useDialog(isOpen)

  // On the document: the focus falls out of the overlay when the button that has it is disabled at an end. Together
  // with the overlay, not after its paint: the first key may come as soon as it is seen.
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const modal = target instanceof Element ? target.closest('dialog') : null
      if ((modal !== null && modal !== dialog.current) || isTyping(target)) return
      if (event.key === 'ArrowRight') onMove('next')
      if (event.key === 'ArrowLeft') onMove('previous')
      if (event.key === 'Escape') {
        event.preventDefault()
        onClose()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [dialog, isOpen, onMove, onClose])

  const swipe = useSwipe((across) => {
    const command = swipeCommand(across)
    if (command !== null) onMove(command)
  })
  return (
    <dialog
      ref={dialog}
      css={styles.overlay}
      aria-label={label}
      tabIndex={-1}
      {...swipe}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {view !== null && (
        <>
          <div css={styles.bar}>
            <div />
            <div css={styles.arrows}>
              <IconButton
                icon={chevronLeft}
                label="Previous"
                disabled={!view.previous}
                onClick={() => onMove('previous')}
              />
              <p css={styles.position} role="status">
                {view.position}
              </p>
              <IconButton icon={chevronRight} label="Next" disabled={!view.next} onClick={() => onMove('next')} />
            </div>
            <div css={styles.close}>
              <IconButton icon={close} label="Close" onClick={onClose} />
            </div>
          </div>
          <div css={styles.stage}>{view.slide !== null && <div css={styles.slide}>{children(view.slide)}</div>}</div>
        </>
      )}
    </dialog>
  )
}

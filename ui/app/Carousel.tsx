import { css } from '@emotion/react'
import { type CarouselCommand, type CarouselView, slideHeadings, slideTexts, swipeCommand } from '@paydeck/core'
import { type RefObject, useId, useLayoutEffect } from 'react'
import { slideContent, type SlideRegistry } from '../di/slide-registry.ts'
import { Boundary } from '../kit/Boundary.tsx'
import { Failed } from '../kit/Failed.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { chevronLeft, chevronRight } from '../kit/icons-later.ts'
import { close } from '../kit/icons.ts'
import { figures, raised } from '../kit/shared.ts'
import { colour, ease, media, motion, radius, room, size, space, text } from '../kit/theme.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
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
    containerType: 'inline-size',
    transition: `opacity ${motion.carousel} ${ease}, translate ${motion.carousel} ${ease}`,
    '@starting-style': { opacity: 0, translate: `0 ${size.rise}` },
    '&:focus-visible': { outline: 'none' },
    '&[open]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  }),
  bar: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: space.s1,
    minBlockSize: size.masthead,
    paddingBlock: space.s1,
    paddingInline: `${space.s4} ${space.s2}`,
    background: colour.surface,
    borderBlockEnd: `${size.hairline} solid ${colour.line}`,
    [media.desktop]: { paddingInline: space.s5 },
    // On a narrow screen with enlarged text, the buttons to the previous and next item are below the label.
    [room.words]: { gridTemplateColumns: '1fr auto' },
  }),
  kind: css({ fontSize: text.m, letterSpacing: '-0.01em' }),
  steps: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s1,
    [media.desktop]: { gap: space.s2 },
    // The button to the previous or next item has an outline only if there is such an item.
    '& > button:enabled': { borderColor: colour.controlLine, background: colour.surface },
    '& > button:enabled:hover': { background: colour.sunken },
    [room.words]: { gridRow: '2', gridColumn: '1 / -1', justifySelf: 'center' },
  }),
  position: css([
    figures,
    { minInlineSize: size.position, textAlign: 'center', fontSize: text.s, color: colour.ink2, whiteSpace: 'nowrap' },
  ]),
  close: css({ justifySelf: 'end' }),
  // Allows vertical scrolling only, because the carousel handles horizontal swipes. A scroll container must declare
  // `touchAction` itself.
  stage: css({
    overflowY: 'auto',
    touchAction: 'pan-y',
    overscrollBehavior: 'contain',
    padding: space.s4,
    [media.desktop]: { padding: `${space.s6} ${space.s5}` },
  }),
  slide: css({
    inlineSize: '100%',
    maxInlineSize: size.details,
    marginInline: 'auto',
    containerType: 'inline-size',
    transition: `opacity ${motion.carousel} ${ease}`,
    '@starting-style': { opacity: 0 },
  }),
  failure: css([
    raised,
    { inlineSize: '100%', maxInlineSize: size.details, marginInline: 'auto', marginBlockStart: space.s5 },
  ]),
  keys: css({
    display: 'none',
    [media.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: `${space.s1} ${space.s2}`,
      marginBlockStart: space.s6,
      fontSize: text.s,
      color: colour.ink3,
    },
  }),
  key: css({
    display: 'inline-block',
    minInlineSize: size.coinMedium,
    paddingInline: space.s1,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    background: colour.surface,
    color: colour.ink2,
    font: 'inherit',
    fontSize: text.xs,
    textAlign: 'center',
    '& + &': { marginInlineStart: `calc(-1 * ${space.s1})` },
  }),
  apart: css({ marginInlineEnd: space.s4 }),
}

export interface CarouselProps {
  /** Label of the list whose items the slides show, such as "Payments". */
  readonly label: string
  readonly registry: SlideRegistry
  /**
   * Null if the carousel is closed. `slide` is briefly null when the user goes to another slide, because the old slide is
   * removed first (SHELL-062).
   */
  readonly view: CarouselView | null
  readonly onMove: (command: CarouselCommand) => void
  /** Retries loading the next page of slides after a failure. */
  readonly onRetry: () => void
  readonly onClose: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Hint about the arrow keys, for devices with a keyboard. */
const Keys = () => (
  <p css={styles.keys}>
    <kbd css={styles.key}>←</kbd>
    <kbd css={styles.key}>→</kbd>
    <span css={styles.apart}>{slideTexts.otherItems}</span>
    <kbd css={styles.key}>{slideTexts.escape}</kbd>
    {slideTexts.closes}
  </p>
)

/** Handles arrow keys and Esc while the carousel is open, whichever element has the focus. */
const useKeys = (
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onMove: CarouselProps['onMove'],
  onClose: CarouselProps['onClose'],
): void => {
  // Listens on the document, because the focus leaves the overlay if the focused button is disabled at the first or last
  // item. Listens before the first paint, because the user can press a key as soon as the overlay is visible.
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const modal = target instanceof Element ? target.closest('dialog') : null
      if ((modal !== null && modal !== dialog.current) || isTyping(target)) return
      // The browser itself handles keys with modifiers, for history and selection.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
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
}

/** Full-screen overlay of detail slides. Arrow keys, swipes and buttons switch slides, Esc closes. */
export const Carousel = (props: CarouselProps) => {
  const { label, registry, view, onMove, onRetry, onClose } = props
  const isOpen = view !== null
  const dialog = useDialog(isOpen)
  const position = useId()

  useKeys(dialog, isOpen, onMove, onClose)
  const swipe = useSwipe((across) => {
    const command = swipeCommand(across)
    if (command !== null) onMove(command)
  })
  return (
    <dialog
      ref={dialog}
      css={styles.overlay}
      aria-label={label}
      aria-describedby={isOpen ? position : undefined}
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
            <h2 css={styles.kind}>{slideHeadings[view.kind]}</h2>
            <div css={styles.steps}>
              <IconButton
                icon={chevronLeft}
                label={slideTexts.previous}
                disabled={!view.previous}
                onClick={() => onMove('previous')}
              />
              {/* A single live region, so that screen readers announce the item and its position once. */}
              <p css={styles.position} role="status" id={position}>
                <VisuallyHidden>{`${view.name}, `}</VisuallyHidden>
                {view.position}
              </p>
              <IconButton
                icon={chevronRight}
                label={slideTexts.next}
                disabled={!view.next}
                onClick={() => onMove('next')}
              />
            </div>
            <div css={styles.close}>
              <IconButton icon={close} label={slideTexts.close} onClick={onClose} />
            </div>
          </div>
          <div css={styles.stage}>
            {view.slide !== null && (
              <>
                <div css={styles.slide}>
                  <Boundary>{slideContent(registry, view.slide)}</Boundary>
                </div>
                {view.failure !== null && (
                  <div css={styles.failure}>
                    <Failed {...view.failure} onRetry={onRetry} />
                  </div>
                )}
                <Keys />
              </>
            )}
          </div>
        </>
      )}
    </dialog>
  )
}

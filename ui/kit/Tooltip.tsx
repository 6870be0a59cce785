import { css } from '@emotion/react'
import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { colour, radius, size, space, text } from './theme.ts'
import { useBeside } from './use-beside.ts'

const styles = {
  place: css({ display: 'inline-flex' }),
  tip: css({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    maxInlineSize: `min(${size.menu}, calc(100vw - 2 * ${space.s4}))`,
    padding: `${space.s2} ${space.s3}`,
    // Transparent border, which only forced colours mode makes visible.
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r1,
    background: colour.ink1,
    color: colour.surface,
    fontSize: text.xs,
    lineHeight: 1.4,
    overflow: 'visible',
    // Covers the gap between button and tooltip, so that the tooltip stays open while the pointer moves from the button into
    // the tooltip.
    '&::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${space.s2})`, zIndex: -1 },
  }),
}

/** Hides the open tooltip on Esc and on a press outside, wherever the focus is. */
const useDismissal = (open: boolean, place: { readonly current: Element | null }, hide: () => void) => {
  useEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target) === true)) hide()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open, place, hide])
}

export interface TooltipProps {
  readonly text: string
  /**
   * Renders the element that the tooltip describes. This element must have the given ARIA attribute, and must be focusable
   * even while it is disabled.
   */
  readonly children: (ties: { readonly 'aria-describedby': string }) => ReactNode
}

/**
 * Short text that describes a button. Visible while the pointer or the focus is on the button, and after a touch. Screen
 * readers always announce the text with the button.
 */
export const Tooltip = ({ text: words, children }: TooltipProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [{ show, hide }] = useState(() => ({ show: () => setOpen(true), hide: () => setOpen(false) }))
  useLayoutEffect(() => {
    const element = tip.current
    if (!open || element === null) return
    element.showPopover()
    return () => element.hidePopover()
  }, [open])
  useBeside(open, place, tip, 'start')
  useDismissal(open, place, hide)
  // On touch, the pointer leaves as soon as the finger is lifted. So a touch shows the tooltip on click instead.
  const byPointer = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act()
  }
  return (
    <span
      ref={place}
      css={styles.place}
      onPointerEnter={byPointer(show)}
      onPointerLeave={byPointer(hide)}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} css={styles.tip} role="tooltip" popover="manual">
        {words}
      </span>
    </span>
  )
}

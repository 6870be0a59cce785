import { css } from '@emotion/react'
import type { CardStripTab } from '@paydeck/core'
import { type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react'
import { Anchor } from '../../kit/Anchor.tsx'
import { CardFace } from '../../kit/CardFace.tsx'
import { neighbourIn } from '../../kit/list-keys.ts'
import { colour, media, radius, size, space } from '../../kit/theme.ts'

/** Space that the focus ring needs around a card. */
const ring = `calc(3 * ${size.ring})`

const styles = {
  // On touch screens the strip extends to the screen's edge, so that the next card is partly visible.
  strip: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'start',
    gap: space.s4,
    marginInline: `calc(-1 * ${space.s4})`,
    marginBlock: `calc(-1 * ${ring})`,
    padding: `${ring} ${space.s4}`,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPadding: space.s4,
    scrollbarWidth: 'thin',
    [media.desktop]: { marginInline: `calc(-1 * ${ring})`, padding: ring, scrollPadding: ring },
  }),
  // At most three cards are visible at a time. The user scrolls to see more cards.
  tab: css({
    flex: 'none',
    inlineSize: `calc(${size.menu} + ${space.s2})`,
    borderRadius: radius.r2,
    scrollSnapAlign: 'start',
    [media.desktop]: {
      inlineSize: `max(calc(${size.menu} - ${space.s6}), calc((100% - 2 * ${space.s4}) / 3))`,
      scrollSnapAlign: 'none',
    },
    '&[aria-current]': {
      boxShadow: `0 0 0 calc(${size.ring} + ${size.hairline}) ${colour.ground}, 0 0 0 calc(2 * ${size.ring} + ${size.hairline}) ${colour.brand}`,
      [media.forced]: { outline: `${size.ring} solid`, outlineOffset: size.ring },
    },
    // The focus ring is inside the card's edge, because the current card already has a ring around its edge.
    '&:focus-visible, &[tabindex="-1"]:focus-visible': {
      outline: `${size.ring} solid ${colour.faceInk}`,
      outlineOffset: `calc(-3 * ${size.ring})`,
    },
  }),
}

const sideways: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }

/**
 * Moves the focus to the next or previous card on an arrow key. After the last card comes the first. Enter opens the card.
 */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const faces = [...event.currentTarget.querySelectorAll('a')]
  const at = faces.findIndex((face) => face === document.activeElement)
  const next = neighbourIn(sideways[event.key] ?? event.key, at, faces.length)
  if (next === null) return
  event.preventDefault()
  faces[next]?.focus()
}

interface FaceProps extends CardStripTab {
  /** True if Tab focuses this card. Tab skips the other cards of the strip. */
  readonly isStop: boolean
  readonly onPointed: (id: string) => void
}

/** Memoized, since a held arrow key moves the focus across many cards. */
const Face = memo(({ id, name, fullName, lastFour, overlay, to, isActive, isStop, onPointed }: FaceProps) => (
  <Anchor
    css={styles.tab}
    to={to}
    aria-current={isActive ? 'page' : undefined}
    tabIndex={isStop ? 0 : -1}
    onFocus={() => onPointed(id)}
  >
    <CardFace name={name} fullName={fullName} lastFour={lastFour} overlay={overlay} />
  </Anchor>
))

export interface CardStripProps {
  readonly label: string
  readonly tabs: ReadonlyArray<CardStripTab>
}

/** Strip of the user's cards. Tab focuses only the current card; arrow keys focus the others (CARD-011 to CARD-013). */
export const CardStrip = ({ label, tabs }: CardStripProps) => {
  const strip = useRef<HTMLElement>(null)
  const active = tabs.find(({ isActive }) => isActive)?.id ?? null
  const [pointed, setPointed] = useState<string | null>(null)
  // Scrolls only the strip, not the page.
  useLayoutEffect(() => {
    const { current } = strip
    const face = current?.querySelector<HTMLElement>('[aria-current]')
    if (current === null || face === null || face === undefined) return
    const before = Number.parseFloat(getComputedStyle(current).scrollPaddingInlineStart)
    current.scrollTo({ left: face.offsetLeft - (Number.isFinite(before) ? before : 0), behavior: 'instant' })
  }, [active])
  return (
    <nav ref={strip} css={styles.strip} aria-label={label} onKeyDown={walk} onBlur={() => setPointed(null)}>
      {tabs.map((tab) => (
        <Face key={tab.id} {...tab} isStop={tab.id === (pointed ?? active)} onPointed={setPointed} />
      ))}
    </nav>
  )
}

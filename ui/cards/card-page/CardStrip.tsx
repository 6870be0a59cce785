import { css } from '@emotion/react'
import type { CardStripTab } from '@paydeck/core'
import { type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react'
import { Anchor } from '../../kit/Anchor.tsx'
import { CardFace } from '../../kit/CardFace.tsx'
import { neighbourIn } from '../../kit/list-keys.ts'
import { colour, media, radius, size, space } from '../../kit/theme.ts'

/** What of a face the ring around it takes. */
const ring = `calc(3 * ${size.ring})`

const styles = {
  // To the edge of the screen where they scroll under a finger; the next card peeks.
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
  // Three of them fill the column; more scroll.
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
    // Inside, so that the ring around the current card is not taken for it.
    '&:focus-visible, &[tabindex="-1"]:focus-visible': {
      outline: `${size.ring} solid ${colour.faceInk}`,
      outlineOffset: `calc(-3 * ${size.ring})`,
    },
  }),
}

const sideways: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }

/** Keys move the focus along the strip, round both ends; Enter opens the card. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const faces = [...event.currentTarget.querySelectorAll('a')]
  const at = faces.findIndex((face) => face === document.activeElement)
  const next = neighbourIn(sideways[event.key] ?? event.key, at, faces.length)
  if (next === null) return
  event.preventDefault()
  faces[next]?.focus()
}

interface FaceProps extends CardStripTab {
  /** The one stop for the keyboard. */
  readonly isStop: boolean
  readonly onPointed: (id: string) => void
}

/** Rendered anew only when it is another: a key that is held down leads over many of them. */
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

/** The user's cards by their faces: one stop for the keyboard, at the card that is shown (CARD-011 to CARD-013). */
export const CardStrip = ({ label, tabs }: CardStripProps) => {
  const strip = useRef<HTMLElement>(null)
  const active = tabs.find(({ isActive }) => isActive)?.id ?? null
  const [pointed, setPointed] = useState<string | null>(null)
  // Its own scrolling alone: the page stays where it is.
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

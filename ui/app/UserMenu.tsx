import { css } from '@emotion/react'
import { filled, frameTexts, type NavigationEntry } from '@paydeck/core'
import { useCallback, useId, useRef, useState } from 'react'
import { colour, radius, size, space, text, weight } from '../kit/theme.ts'
import { disclosed } from './disclosed.ts'
import { MenuList } from './lazy-frame.ts'

const styles = {
  area: css({ position: 'relative' }),
  button: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    padding: 0,
    border: 0,
    borderRadius: radius.round,
    background: 'transparent',
  }),
  initials: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.avatar,
    blockSize: size.avatar,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.round,
    background: colour.brandSoft,
    color: colour.brand,
    fontSize: text.s,
    fontWeight: weight.strong,
    'button:hover > &': { borderColor: colour.brand },
  }),
  list: css([
    disclosed,
    {
      insetInlineEnd: 0,
      insetBlockStart: `calc(100% + ${space.s1})`,
      inlineSize: size.menu,
      padding: space.s2,
      border: `${size.hairline} solid ${colour.line}`,
      borderRadius: radius.r2,
      boxShadow: colour.shadeHigh,
    },
  ]),
}

export interface UserMenuProps {
  /** Initials for the button. If empty, the button shows an icon. */
  readonly initials: string
  /** Entries in display order. The core decides which entries the user sees (SHELL-035). */
  readonly entries: ReadonlyArray<NavigationEntry>
  readonly onSignOut: () => void
}

/** User menu: a button that opens a list of links. */
export const UserMenu = ({ initials, entries, onSignOut }: UserMenuProps) => {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  return (
    <nav css={styles.area} aria-label={frameTexts.account} ref={area}>
      <button
        type="button"
        ref={button}
        css={styles.button}
        // The label contains the visible text, for speech input (WCAG 2.5.3).
        aria-label={initials === '' ? frameTexts.accountMenu : filled(frameTexts.accountMenuOf, { initials })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span css={styles.initials} aria-hidden="true">
          {initials}
        </span>
      </button>
      <div id={id} css={styles.list} data-open={open}>
        <MenuList area={area} button={button} open={open} entries={entries} onClose={close} onSignOut={onSignOut} />
      </div>
    </nav>
  )
}

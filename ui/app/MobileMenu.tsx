import { css } from '@emotion/react'
import { frameTexts, type NavigationEntry } from '@paydeck/core'
import { useId, useRef } from 'react'
import { IconButton } from '../kit/IconButton.tsx'
import * as icons from '../kit/icons.ts'
import { oneLine } from '../kit/shared.ts'
import { colour, media, radius, size, space, text, weight } from '../kit/theme.ts'
import { disclosed } from './disclosed.ts'
import { MenuList } from './lazy-frame.ts'

const styles = {
  area: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s1,
    minInlineSize: 0,
    [media.desktop]: { display: 'none' },
  }),
  pill: css([
    oneLine,
    {
      paddingBlock: space.s1,
      paddingInline: space.s2,
      border: `${size.hairline} solid transparent`,
      borderRadius: radius.round,
      background: colour.sunken,
      color: colour.ink2,
      fontSize: text.xs,
      fontWeight: weight.strong,
      '&::first-letter': { textTransform: 'uppercase' },
    },
  ]),
  list: css([
    disclosed,
    {
      insetInline: 0,
      insetBlockStart: '100%',
      padding: space.s3,
      borderBlock: `${size.hairline} solid ${colour.line}`,
      boxShadow: colour.shade,
    },
  ]),
}

export interface MobileMenuProps {
  /** Name of the current area (SHELL-036). */
  readonly pill: string
  readonly open: boolean
  readonly entries: ReadonlyArray<NavigationEntry>
  readonly onToggle: () => void
  readonly onClose: () => void
}

/** Navigation of narrow screens: the name of the current area, and a button that opens the list of areas. */
export const MobileMenu = ({ pill, open, entries, onToggle, onClose }: MobileMenuProps) => {
  const area = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <nav css={styles.area} aria-label={frameTexts.mobile} ref={area}>
      <span css={styles.pill} data-part="mobile-pill">
        {pill}
      </span>
      <IconButton
        icon={open ? icons.close : icons.menu}
        label={frameTexts.menu}
        ref={button}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      />
      <div id={id} css={styles.list} data-open={open}>
        <MenuList area={area} button={button} open={open} entries={entries} onClose={onClose} />
      </div>
    </nav>
  )
}

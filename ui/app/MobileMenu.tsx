import { css } from '@emotion/react'
import type { NavigationEntry } from '@paydeck/core'
import { useId, useRef } from 'react'
import { IconButton } from '../kit/IconButton.tsx'
import * as icons from '../kit/icons.ts'
import { oneLine } from '../kit/shared.ts'
import { colour, ease, layer, media, motion, radius, size, space, text, weight } from '../kit/theme.ts'
import { MenuList } from './late-frame.ts'
import { useDismiss } from './use-dismiss.ts'

const styles = {
  area: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s1,
    flex: 1,
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
  list: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    padding: space.s3,
    borderBlock: `${size.hairline} solid ${colour.line}`,
    background: colour.surface,
    boxShadow: colour.shade,
    zIndex: layer.menu,
    transition: `opacity ${motion.dropdown} ${ease}, translate ${motion.dropdown} ${ease}, display ${motion.dropdown} allow-discrete`,
    '@starting-style': { opacity: 0, translate: `0 calc(-1 * ${size.drop})` },
    '&[data-open="false"]': { display: 'none', opacity: 0, translate: `0 calc(-1 * ${size.drop})` },
  }),
}

export interface MobileMenuProps {
  /** Where one is, in words (SHELL-036). */
  readonly pill: string
  readonly open: boolean
  readonly entries: ReadonlyArray<NavigationEntry>
  readonly onToggle: () => void
  readonly onClose: () => void
}

/** Navigation of narrow screens: where one is, and a button that discloses where one can go. */
export const MobileMenu = ({ pill, open, entries, onToggle, onClose }: MobileMenuProps) => {
  const area = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useDismiss(open, area, button, onClose)
  return (
    <nav css={styles.area} aria-label="Mobile" ref={area}>
      <span css={styles.pill} data-part="mobile-pill">
        {pill}
      </span>
      <IconButton
        icon={open ? icons.close : icons.menu}
        label="Menu"
        ref={button}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      />
      <div id={id} css={styles.list} data-open={open}>
        <MenuList entries={entries} onChoose={onClose} />
      </div>
    </nav>
  )
}

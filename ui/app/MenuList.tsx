import { css } from '@emotion/react'
import type { NavigationEntry } from '@paydeck/core'
import type { RefObject } from 'react'
import { Anchor } from '../kit/Anchor.tsx'
import { Icon } from '../kit/Icon.tsx'
import * as icons from '../kit/icons-later.ts'
import { innerRing } from '../kit/shared.ts'
import { colour, media, radius, size, space, text, weight } from '../kit/theme.ts'
import { useDismiss } from './use-dismiss.ts'

const item = css([
  innerRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s3,
    inlineSize: '100%',
    minBlockSize: size.target,
    paddingInline: space.s3,
    border: 0,
    borderRadius: radius.r1,
    background: 'transparent',
    color: colour.ink1,
    fontSize: text.s,
    fontWeight: weight.medium,
    textAlign: 'start',
    '&:hover': { background: colour.sunken },
    '&[aria-current="page"]': { background: colour.brandSoft, color: colour.brand },
    '& svg': { color: colour.ink3 },
    // Forced colours remove the background that marks the current entry.
    [media.forced]: { '&[aria-current="page"]': { textDecoration: 'underline' } },
  },
])

interface EntryProps {
  readonly entry: NavigationEntry
  readonly onClose: () => void
  readonly onSignOut?: (() => void) | undefined
}

const Entry = ({ entry: { label, target, isCurrent }, onClose, onSignOut }: EntryProps) => {
  const signOut = () => {
    onClose()
    onSignOut?.()
  }
  switch (target.kind) {
    case 'route':
      return (
        <Anchor css={item} to={target.path} aria-current={isCurrent ? 'page' : undefined} onClick={onClose}>
          {label}
        </Anchor>
      )
    case 'external':
      return (
        <Anchor css={item} href={target.address} onClick={onClose}>
          {label}
          <Icon drawing={icons.external} small />
        </Anchor>
      )
    case 'sign-out':
      return (
        <button type="button" css={item} onClick={signOut}>
          {label}
        </button>
      )
  }
}

export interface MenuListProps extends Omit<EntryProps, 'entry'> {
  readonly entries: ReadonlyArray<NavigationEntry>
  readonly open: boolean
  /** Button that opens the menu. */
  readonly button: RefObject<HTMLElement | null>
  /**
   * Element around the button and the menu. The menu closes if the user clicks outside of this element, or moves the focus
   * out of it.
   */
  readonly area: RefObject<HTMLElement | null>
}

/**
 * Entries of a menu: links and buttons in a plain list. The menu closes when the user chooses an entry or moves the focus
 * out of it.
 */
export const MenuList = ({ entries, open, area, button, onClose, onSignOut }: MenuListProps) => {
  useDismiss(open, area, button, onClose)
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.name}>
          <Entry entry={entry} onClose={onClose} onSignOut={onSignOut} />
        </li>
      ))}
    </ul>
  )
}

import { css } from '@emotion/react'
import { frameTexts, type MastheadView, type NavigationEntry } from '@paydeck/core'
import type { ReactNode } from 'react'
import { Anchor } from '../kit/Anchor.tsx'
import { colour, ease, layer, media, motion, size, space, system, text, weight } from '../kit/theme.ts'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'

const styles = {
  masthead: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.masthead,
    background: colour.surface,
    borderBlockEnd: `${size.hairline} solid ${colour.line}`,
    transition: `opacity ${motion.masthead} ${ease}, translate ${motion.masthead} ${ease}`,
    '@starting-style': { opacity: 0, translate: `0 calc(-1 * ${size.rise})` },
  }),
  bar: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    blockSize: size.masthead,
    maxInlineSize: size.page,
    marginInline: 'auto',
    paddingInline: space.s4,
    [media.desktop]: { gap: space.s6, paddingInline: space.s5 },
  }),
  tabs: css({
    display: 'none',
    alignSelf: 'stretch',
    flex: 1,
    minInlineSize: 0,
    // Scrolls sideways if enlarged text leaves too little space for all tabs.
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    [media.desktop]: { display: 'block' },
    '& ul': { display: 'flex', gap: space.s5, blockSize: '100%' },
  }),
  tab: css({
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    borderBlock: `${size.ring} solid transparent`,
    color: colour.ink2,
    fontSize: text.s,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    '&:hover': { color: colour.ink1 },
    '&[aria-current="page"]': { color: colour.ink1, borderBlockEndColor: colour.brand },
    // Forced colours also draw transparent borders, so only the current tab may have a border.
    [media.forced]: {
      '&:not([aria-current="page"])': { borderColor: system.ground },
      borderBlockStartColor: system.ground,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
  }),
}

const Tab = ({ entry: { label, target, isCurrent } }: { readonly entry: NavigationEntry }) =>
  target.kind === 'route' ? (
    <Anchor css={styles.tab} to={target.path} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Anchor>
  ) : null

export interface MastheadProps {
  readonly productName: string
  readonly view: MastheadView
  /** Button that opens the palette. */
  readonly search: ReactNode
  /** User menu. */
  readonly account: ReactNode
  readonly onToggleMobileMenu: () => void
  readonly onCloseMobileMenu: () => void
}

/** Bar above every page: logo, tabs or the mobile menu, and the user menu. It animates in (SHELL-017). */
export const Masthead = (props: MastheadProps) => {
  const { productName, view, search, account, onToggleMobileMenu, onCloseMobileMenu } = props
  return (
    <header css={styles.masthead}>
      <div css={styles.bar}>
        <Logo productName={productName} />
        <nav css={styles.tabs} aria-label={frameTexts.main}>
          <ul>
            {view.tabs.map((entry) => (
              <li key={entry.name}>
                <Tab entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        {search}
        <MobileMenu
          pill={view.pill}
          open={view.mobileMenu.isOpen}
          entries={view.mobileMenu.entries}
          onToggle={onToggleMobileMenu}
          onClose={onCloseMobileMenu}
        />
        {account}
      </div>
    </header>
  )
}

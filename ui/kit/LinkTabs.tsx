import { css } from '@emotion/react'
import { lockedTabText } from '@paydeck/core'
import { Anchor } from './Anchor.tsx'
import { Icon } from './Icon.tsx'
import { lock } from './icons-cards.ts'
import { figures } from './shared.ts'
import { colour, ease, media, motion, radius, size, space, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  group: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s1,
    inlineSize: 'fit-content',
    padding: space.s1,
    borderRadius: radius.r3,
    background: colour.sunken,
  }),
  tab: css([
    figures,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.s2,
      minBlockSize: size.target,
      paddingInline: space.s4,
      border: `${size.hairline} solid transparent`,
      borderRadius: radius.r3,
      color: colour.ink2,
      fontSize: text.s,
      fontWeight: weight.medium,
      transition: `background ${motion.dropdown} ${ease}`,
      '&:hover': { color: colour.ink1 },
      '&[aria-current="page"]': {
        background: colour.surface,
        color: colour.ink1,
        borderColor: colour.controlLine,
        boxShadow: colour.shade,
      },
      // Forced colours mode removes the background that marks the current tab.
      [media.forced]: { '&[aria-current="page"]': { textDecoration: 'underline' } },
    },
  ]),
}

export interface LinkTab {
  readonly id: string
  readonly label: string
  /** Longer description of the tab, for screen readers and the tooltip. Empty if the label says enough. */
  readonly note: string
  /** True to show a lock icon on the tab. */
  readonly isLocked: boolean
  /** Path inside the app. */
  readonly to: string
  readonly isActive: boolean
}

/**
 * Row of pills that link to alternative pages, such as the settings of each card. The pill of the current page is raised.
 */
export const LinkTabs = ({ label, tabs }: { readonly label: string; readonly tabs: ReadonlyArray<LinkTab> }) => (
  <nav aria-label={label}>
    <ul css={styles.group}>
      {tabs.map(({ id, label: name, note, isLocked, to, isActive }) => (
        <li key={id}>
          <Anchor css={styles.tab} to={to} title={note || undefined} aria-current={isActive ? 'page' : undefined}>
            {isLocked && <Icon drawing={lock} small />}
            {name}
            {note !== '' && <VisuallyHidden>{`, ${note}${isLocked ? lockedTabText : ''}`}</VisuallyHidden>}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
)

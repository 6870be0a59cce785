import { css } from '@emotion/react'
import { type SettingsEntry, type SettingsItem, settingsTexts, type SettingsView } from '@paydeck/core'
import { Anchor } from '../../kit/Anchor.tsx'
import { type Drawing, Icon } from '../../kit/Icon.tsx'
import { card, chevronLeft, chevronRight, inbox } from '../../kit/icons-later.ts'
import { person, shield } from '../../kit/icons.ts'
import { innerRing, raised } from '../../kit/shared.ts'
import { colour, media, radius, size, space, text, weight } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

const styles = {
  side: css({
    display: 'grid',
    gap: space.s1,
    position: 'sticky',
    insetBlockStart: `calc(${size.masthead} + ${space.s5})`,
  }),
  item: css([
    innerRing,
    {
      display: 'flex',
      alignItems: 'center',
      gap: space.s3,
      minBlockSize: size.target,
      paddingInline: space.s3,
      borderRadius: radius.r1,
      color: colour.ink2,
      fontSize: text.s,
      fontWeight: weight.medium,
      '&:hover': { background: colour.sunken, color: colour.ink1 },
      '&[aria-current="page"]': { background: colour.brandSoft, color: colour.brand },
      // Forced colours remove the background that marks the current entry.
      [media.forced]: { '&[aria-current="page"]': { textDecoration: 'underline' } },
    },
  ]),
  hub: css([
    raised,
    {
      overflow: 'hidden',
      'li + li': { borderBlockStart: `${size.hairline} solid ${colour.line}` },
    },
  ]),
  hubItem: css([
    innerRing,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.s3,
      minBlockSize: size.row,
      paddingInline: space.s4,
      fontWeight: weight.medium,
      '&:hover': { background: colour.ground },
      '& svg': { color: colour.ink3 },
    },
  ]),
  back: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s1,
    minBlockSize: size.target,
    marginBlockEnd: space.s3,
    marginInlineStart: `calc(-1 * ${space.s1})`,
    paddingInlineEnd: space.s2,
    borderRadius: radius.r1,
    '& svg': { color: colour.ink3 },
    '& h1': { fontSize: text.xl, letterSpacing: '-0.025em' },
  }),
}

const drawings: Readonly<Record<SettingsItem, Drawing>> = {
  profile: person,
  security: shield,
  card,
  'receiving-addresses': inbox,
}

type ListProps = Pick<SettingsView, 'label' | 'entries'>

/** List of the settings pages, shown beside the current page on wide screens. */
export const SideNavigation = ({ label, entries }: ListProps) => (
  <nav aria-label={label}>
    <ul css={styles.side}>
      {entries.map(({ item, label: name, path, isCurrent }) => (
        <li key={item}>
          <Anchor css={styles.item} to={path} aria-current={isCurrent ? 'page' : undefined}>
            <Icon drawing={drawings[item]} />
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
)

/** List of the settings pages on narrow screens, where the list is a page of its own. */
export const HubList = ({ label, entries }: ListProps) => (
  <nav aria-label={label}>
    <ul css={styles.hub}>
      {entries.map(({ item, label: name, path }) => (
        <li key={item}>
          <Anchor css={styles.hubItem} to={path}>
            <Icon drawing={drawings[item]} />
            {name}
            <Icon drawing={chevronRight} />
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
)

/** Link from a settings page back to the list, on narrow screens (PROF-004). Also the heading of the page. */
export const BackToHub = ({
  label,
  hub,
  current,
}: Pick<SettingsView, 'label' | 'hub'> & { readonly current: SettingsEntry }) => (
  <nav aria-label={label}>
    <Anchor css={styles.back} to={hub} aria-current="page">
      <Icon drawing={chevronLeft} />
      <h1>{current.label}</h1>
      <VisuallyHidden>{settingsTexts.back}</VisuallyHidden>
    </Anchor>
  </nav>
)

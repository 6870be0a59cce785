import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { Anchor } from './Anchor.tsx'
import { Boundary } from './Boundary.tsx'
import { raised } from './shared.ts'
import { colour, radius, room, size, space, text, weight } from './theme.ts'

const styles = {
  // The width of the panel, not of the window, determines the layout of its content. Panels side by side have the same
  // height; their rows may grow to fill it.
  panel: css([
    raised,
    { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflow: 'hidden', containerType: 'inline-size' },
  ]),
  header: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s4,
    flexShrink: 0,
    minBlockSize: size.bar,
    paddingBlock: space.s2,
    paddingInline: space.s5,
    [room.tight]: { paddingInline: space.s4 },
  }),
  // The heading is at least as wide as its longest word. Elements that do not fit beside the heading wrap.
  title: css({ flex: '1 1 0', display: 'flex', alignItems: 'center', gap: space.s1 }),
  heading: css({ fontSize: text.m, letterSpacing: '-0.01em' }),
  aside: css({ marginInlineStart: 'auto', fontSize: text.s, color: colour.ink3 }),
  link: css({
    marginInlineStart: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    fontSize: text.xs,
    fontWeight: weight.strong,
    letterSpacing: '0.06em',
    color: colour.brand,
    borderRadius: radius.r1,
    '&:hover': { color: colour.brandStrong, textDecoration: 'underline' },
  }),
  body: css({
    padding: `0 ${space.s5} ${space.s5}`,
    [room.tight]: { padding: `0 ${space.s4} ${space.s4}` },
  }),
}

export interface PanelProps {
  readonly heading: string
  /**
   * Link at the right of the heading. Its target is either `to`, a path inside the app, or `href`, a URL outside the app.
   */
  readonly link?: { readonly label: string; readonly to?: string; readonly href?: string } | undefined
  /** Button beside the heading. */
  readonly beside?: ReactNode
  /** Content at the right of the heading, if there is no link: a note, or a button that affects the whole panel. */
  readonly aside?: ReactNode
  /** True while the panel's content is loading. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** Section of a page with its own heading. */
export const Panel = ({ heading, link, beside, aside, busy = false, children }: PanelProps) => {
  const id = useId()
  return (
    <section css={styles.panel} aria-labelledby={id} aria-busy={busy}>
      <header css={styles.header}>
        <div css={styles.title}>
          <h2 id={id} css={styles.heading}>
            {heading}
          </h2>
          {beside}
        </div>
        {link !== undefined && (
          <Anchor css={styles.link} to={link.to} href={link.href}>
            {link.label}
          </Anchor>
        )}
        {aside !== undefined && <span css={styles.aside}>{aside}</span>}
      </header>
      <Boundary>{children}</Boundary>
    </section>
  )
}

/** Adds the margins of a panel to content that is not a list of rows. */
export const PanelBody = ({ children }: { readonly children: ReactNode }) => <div css={styles.body}>{children}</div>

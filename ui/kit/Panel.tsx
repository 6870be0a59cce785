import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { Anchor } from './Anchor.tsx'
import { raised } from './shared.ts'
import { colour, radius, room, size, space, text, weight } from './theme.ts'

const styles = {
  // What stands in it goes by its width, not by the window's.
  panel: css([raised, { overflow: 'hidden', containerType: 'inline-size' }]),
  header: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.s4,
    minBlockSize: size.bar,
    paddingBlock: space.s2,
    paddingInline: space.s5,
    [room.tight]: { paddingInline: space.s4 },
  }),
  heading: css({ fontSize: text.m, letterSpacing: '-0.01em' }),
  aside: css({ fontSize: text.xs, color: colour.ink3 }),
  link: css({
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
  /** The one link on the right: `to` inside the app or `href` outside. */
  readonly link?: { readonly label: string; readonly to?: string; readonly href?: string } | undefined
  /** A quiet note on the right where there is no link. */
  readonly aside?: string | undefined
  /** True while the panel's content is on its way. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A part of a page with a heading of its own. */
export const Panel = ({ heading, link, aside, busy = false, children }: PanelProps) => {
  const id = useId()
  return (
    <section css={styles.panel} aria-labelledby={id} aria-busy={busy}>
      <header css={styles.header}>
        <h2 id={id} css={styles.heading}>
          {heading}
        </h2>
        {link !== undefined && (
          <Anchor css={styles.link} to={link.to} href={link.href}>
            {link.label}
          </Anchor>
        )}
        {aside !== undefined && <span css={styles.aside}>{aside}</span>}
      </header>
      {children}
    </section>
  )
}

/** Content of a panel that is not a list of rows: it keeps the panel's margins. */
export const PanelBody = ({ children }: { readonly children: ReactNode }) => <div css={styles.body}>{children}</div>

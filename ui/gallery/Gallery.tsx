import { css } from '@emotion/react'
import { useState } from 'react'
import { LinkContext, type LinkProps } from '../kit/Anchor.tsx'
import { Segmented } from '../kit/Segmented.tsx'
import { colour, radius, size, space, text, weight } from '../kit/theme.ts'
import { type Exhibit } from './exhibit.tsx'
import { exhibits } from './exhibits.ts'
import { addressOf, appearances, type View, widths } from './view.ts'

const styles = {
  header: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s4,
    padding: `${space.s3} ${space.s5}`,
    borderBlockEnd: `${size.hairline} solid ${colour.line}`,
    background: colour.surface,
  }),
  title: css({ marginInlineEnd: 'auto', fontSize: text.l }),
  phone: css({
    display: 'block',
    // 390 by 844 px, the size of a phone.
    inlineSize: '24.375rem',
    blockSize: '52.75rem',
    marginBlock: space.s5,
    marginInline: 'auto',
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r2,
  }),
  page: css({ maxInlineSize: size.page, marginInline: 'auto' }),
  group: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s6,
    padding: `${space.s5} ${space.s4}`,
  }),
  name: css({ marginBlockEnd: space.s3, fontSize: text.m }),
  states: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: space.s4,
    '&[data-room="icon"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' },
    '&[data-room="all"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  state: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.s2,
    padding: space.s4,
    border: `${size.hairline} solid ${colour.line}`,
    borderRadius: radius.r1,
    background: colour.surface,
  }),
  caption: css({ color: colour.ink3, fontSize: text.xs, fontWeight: weight.medium }),
}

/** Link that does not leave the gallery when it is clicked. */
const StillLink = ({ to, onClick, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      event.preventDefault()
      onClick?.(event)
    }}
  >
    {children}
  </a>
)

const Section = ({ name, room, states }: Exhibit) => (
  <section aria-label={name}>
    <h2 css={styles.name}>{name}</h2>
    <div css={styles.states} data-room={room}>
      {states.map(([state, shown]) => (
        <figure key={state} css={styles.state} aria-label={`${name}: ${state}`}>
          <figcaption css={styles.caption}>{state}</figcaption>
          <div>{shown}</div>
        </figure>
      ))}
    </div>
  </section>
)

const Parts = () => (
  <LinkContext value={StillLink}>
    <main css={styles.page}>
      {Object.entries(exhibits).map(([group, ones]) => (
        <div key={group} css={styles.group} data-group={group}>
          {ones.map((one) => (
            <Section key={one.name} {...one} />
          ))}
        </div>
      ))}
    </main>
  </LinkContext>
)

export interface GalleryProps {
  readonly first: View
  /** Called when the user changes a switch of the gallery. The page then changes its appearance and its URL. */
  readonly onView: (view: View) => void
}

/**
 * Gallery of the kit's components in all their states. The phone view shows the gallery in an iframe with the viewport of a
 * phone.
 */
export const Gallery = ({ first, onView }: GalleryProps) => {
  const [view, setView] = useState(first)
  const switchTo = (part: Partial<View>): void => {
    const next = { ...view, ...part }
    setView(next)
    onView(next)
  }
  if (view.bare) return <Parts />
  return (
    <>
      <header css={styles.header}>
        <h1 css={styles.title}>The parts of the kit</h1>
        <Segmented
          label="Appearance"
          options={appearances}
          value={view.appearance}
          onChange={(appearance) => switchTo({ appearance })}
        />
        <Segmented label="Width" options={widths} value={view.width} onChange={(width) => switchTo({ width })} />
      </header>
      {view.width === 'wide' ? (
        <Parts />
      ) : (
        <iframe css={styles.phone} title="On a phone" src={addressOf({ ...view, bare: true })} />
      )}
    </>
  )
}

import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'
import { figures } from './shared.ts'
import { colour, media, radius, size, space, text } from './theme.ts'

const styles = {
  box: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s5,
    maxInlineSize: size.dialog,
    marginInline: 'auto',
    paddingBlock: space.s6,
    textAlign: 'center',
  }),
  words: css({ display: 'grid', justifyItems: 'center', gap: space.s2 }),
  ring: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.portrait,
    blockSize: size.portrait,
    marginBlockEnd: space.s1,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.round,
    background: colour.badSoft,
    color: colour.bad,
    '& svg': { inlineSize: size.coinMedium, blockSize: size.coinMedium },
  }),
  title: css({ fontSize: text.l, letterSpacing: '-0.015em' }),
  text: css({ color: colour.ink2, fontSize: text.ui, textWrap: 'balance' }),
  reference: css([figures, { color: colour.ink3, fontSize: text.s }]),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.s2,
    // Over the whole width on a phone, one below the other.
    [media.mobile]: { inlineSize: '100%', '& > *': { flex: '1 1 100%' } },
  }),
}

export interface PageFailureProps {
  readonly title: string
  /** Why that is, and what it means for the money. */
  readonly text: string
  /** What support may ask for. */
  readonly reference?: string
  /** The ways on: to try again first, and one out of it. */
  readonly children: ReactNode
}

/** In place of a whole page that could not be had. */
export const PageFailure = ({ title, text: words, reference, children }: PageFailureProps) => (
  <div css={styles.box}>
    <div css={styles.words} role="alert">
      <span css={styles.ring}>
        <Icon drawing={alert} />
      </span>
      <h1 css={styles.title}>{title}</h1>
      <p css={styles.text}>{words}</p>
      {reference !== undefined && <p css={styles.reference}>{reference}</p>}
    </div>
    <div css={styles.actions}>{children}</div>
  </div>
)

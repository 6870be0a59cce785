import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from './Icon.tsx'
import { colour, radius, size, space, text } from './theme.ts'

const styles = {
  box: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s2,
    padding: `${space.s6} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    textAlign: 'center',
  }),
  ring: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.portrait,
    blockSize: size.portrait,
    marginBlockEnd: space.s1,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.round,
    background: colour.sunken,
    color: colour.ink2,
    '& svg': { inlineSize: size.coinMedium, blockSize: size.coinMedium },
  }),
  title: css({ fontSize: text.l, letterSpacing: '-0.015em' }),
  text: css({ color: colour.ink2, fontSize: text.ui, textWrap: 'balance' }),
  action: css({ marginBlockStart: space.s2 }),
}

export interface EmptyProps {
  readonly icon: Drawing
  readonly title: string
  /** Why there is nothing. */
  readonly text: string
  /** The one way on: an outlined button or link. */
  readonly children?: ReactNode
}

/** In place of the rows of a panel that has none. */
export const Empty = ({ icon, title, text: words, children }: EmptyProps) => (
  <div css={styles.box}>
    <span css={styles.ring}>
      <Icon drawing={icon} />
    </span>
    <h3 css={styles.title}>{title}</h3>
    <p css={styles.text}>{words}</p>
    {children !== undefined && <div css={styles.action}>{children}</div>}
  </div>
)

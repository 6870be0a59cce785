import { css } from '@emotion/react'
import type { PayBarView } from '@paydeck/core'
import { type ReactNode, useRef } from 'react'
import { Amount } from '../../kit/Amount.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { figures } from '../../kit/shared.ts'
import { clearance, colour, layer, media, size, space, text, weight } from '../../kit/theme.ts'
import { BillTile } from '../BillTile.tsx'
import { useLowerRoom } from './use-lower-room.ts'

const styles = {
  bar: css({
    position: 'fixed',
    zIndex: layer.masthead,
    insetInline: 0,
    insetBlockEnd: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: colour.surface,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    boxShadow: colour.shadeHigh,
    '@media print': { display: 'none' },
  }),
  said: css({
    maxInlineSize: size.page,
    marginInline: 'auto',
    paddingInline: space.s4,
    fontSize: text.s,
    color: colour.ink2,
    '& > :is(p, :has(> :not([data-open="false"])))': { marginBlockStart: space.s3 },
    [media.desktop]: { paddingInline: space.s5 },
  }),
  // Height of the button with its margins: 76 px.
  line: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"logos sum pay" "clear clear pay"',
    alignItems: 'center',
    columnGap: space.s3,
    boxSizing: 'border-box',
    // Height of the chat button with its margins, minus the hairline above the bar.
    minBlockSize: `calc(${clearance} - ${size.hairline})`,
    maxInlineSize: size.page,
    marginInline: 'auto',
    padding: `${space.s2} ${space.s4}`,
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"sum pay" "logos clear"',
      rowGap: space.s1,
    },
    // The button "show payment window" has its own line, because its label does not fit beside the sum.
    [media.mobile]: {
      '&[data-window="true"]': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"logos sum" "pay pay"',
        rowGap: space.s2,
        '& button': { inlineSize: '100%' },
      },
    },
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"logos sum clear pay"',
      columnGap: space.s4,
      paddingInline: space.s5,
    },
  }),
  logos: css({
    gridArea: 'logos',
    display: 'flex',
    '& > *': { boxSizing: 'content-box', border: `${size.ring} solid ${colour.surface}` },
    '& > * + *': { marginInlineStart: `calc(-1 * ${space.s2})` },
  }),
  more: css({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.avatar,
    blockSize: size.avatar,
    color: colour.ink2,
    background: colour.sunken,
    borderRadius: size.avatar,
    fontSize: text.xs,
    fontWeight: weight.strong,
  }),
  sum: css({ gridArea: 'sum', minInlineSize: 0 }),
  note: css({ fontSize: text.xs, color: colour.ink2 }),
  total: css([figures, { fontSize: text.l, fontWeight: weight.strong, letterSpacing: '-0.02em', lineHeight: 1.2 }]),
  clear: css({ gridArea: 'clear', justifySelf: 'start' }),
  pay: css({ gridArea: 'pay', display: 'grid', justifyItems: 'end' }),
}

export interface PayBarProps {
  readonly view: PayBarView
  /** True while the payment window is open or blocked. Amounts cannot be cleared during this time. */
  readonly isWindowOpen: boolean
  /** Button that pays or shows the payment window. */
  readonly button: ReactNode
  readonly onClear: () => void
  /** Status of the payment. */
  readonly children: ReactNode
}

/** Footer bar with the selected bills (BILL-115 to BILL-119). */
export const PayBar = ({ view, isWindowOpen, button, onClear, children }: PayBarProps) => {
  const element = useRef<HTMLElement>(null)
  useLowerRoom(element)
  return (
    <section ref={element} css={styles.bar} aria-label={view.label}>
      <div css={styles.said}>{children}</div>
      <div css={styles.line} data-window={isWindowOpen}>
        <div css={styles.logos} aria-hidden="true">
          {view.logos.map(({ id, icon }) => (
            <BillTile key={id} icon={icon} size="medium" />
          ))}
          {view.more > 0 && <span css={styles.more}>+{view.more}</span>}
        </div>
        <p css={styles.sum}>
          <span css={styles.note}>{view.note}</span>
          <br />
          <strong css={styles.total}>
            <Amount text={view.total} />
          </strong>
        </p>
        {!isWindowOpen && (
          <div css={styles.clear}>
            <LinkButton onClick={onClear}>{view.clear}</LinkButton>
          </div>
        )}
        <div css={styles.pay}>{button}</div>
      </div>
    </section>
  )
}

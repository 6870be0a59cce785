import { css } from '@emotion/react'
import type { BillCardView } from '@paydeck/core'
import { memo } from 'react'
import { Amount } from '../../kit/Amount.tsx'
import { Anchor } from '../../kit/Anchor.tsx'
import { linkStyle } from '../../kit/Button.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { figures, oneLine } from '../../kit/shared.ts'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'
import { BillTile } from '../BillTile.tsx'

const styles = {
  card: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s3,
    alignItems: 'center',
    padding: `${space.s4} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [room.tight]: { paddingInline: space.s4 },
    '&:has([data-cover]:hover)': { background: colour.ground },
  }),
  // On narrow cards the amount wraps below the name.
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s3,
    minInlineSize: 0,
  }),
  words: css({ flex: '1 1 8rem', minInlineSize: 0, maxInlineSize: '100%' }),
  name: css([
    oneLine,
    {
      display: 'block',
      fontSize: text.s,
      fontWeight: weight.strong,
      '&:focus-visible': { outline: 'none' },
      // The name is a link that covers the whole card.
      '&[data-cover]::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible::after': {
        outline: `${size.ring} solid ${colour.focus}`,
        outlineOffset: `calc(-1 * ${size.ring})`,
      },
    },
  ]),
  quiet: css([figures, { color: colour.ink3, fontSize: text.xs }]),
  foot: css({ gridColumn: '1 / -1', marginBlockStart: space.s2 }),
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s3,
    marginBlockStart: space.s1,
  }),
  // Negative margins let the touch targets overlap the lines of text above and below.
  ways: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s4,
    marginBlock: `calc(-1 * ${space.s2})`,
    marginInlineStart: 'auto',
  }),
  // Positioned above the link that covers the card, so that the button or link with this style is clickable.
  way: css([linkStyle, { position: 'relative' }]),
  // Leaves space for the touch targets below, which extend upwards.
  above: css({ position: 'relative', marginBlockEnd: space.s3 }),
  connection: css({
    fontSize: text.xs,
    color: colour.ink2,
    '&[data-tone="wait"]': { color: colour.wait },
    '&[data-tone="bad"]': { color: colour.bad },
  }),
}

export interface BillCardProps {
  readonly card: BillCardView
  /** Text that screen readers announce in place of each hidden amount. Null if amounts are visible. */
  readonly hidden: string | null
  /** Opens the modal that explains why the bill cannot be paid (BILL-101). */
  readonly onLearnMore: (accountId: string) => void
  /** Reconnects the bill. */
  readonly onReconnect: () => void
}

/**
 * Card of one bill. If the bill is payable, the card links to the payment page of the bill (BILL-094 to BILL-105). Memoized,
 * because a list has many cards.
 */
export const BillCard = memo(({ card, hidden, onLearnMore, onReconnect }: BillCardProps) => {
  const { icon, name, fullName, kind, balance, balanceStatus, due, unpayable, connection, to, details } = card
  const title = { title: fullName, children: name }
  return (
    <div css={styles.card}>
      <BillTile icon={icon} />
      <div css={styles.head}>
        <div css={styles.words}>
          {to === null ? (
            <span css={styles.name} {...title} />
          ) : (
            <Anchor css={styles.name} to={to} data-cover {...title} />
          )}
          <p css={[styles.quiet, oneLine]}>{kind}</p>
        </div>
        {balance !== null && <Amount text={balance} hidden={hidden} strong />}
      </div>
      <div css={styles.foot}>
        <p css={styles.quiet}>{balanceStatus}</p>
        {connection !== null && (
          <div css={styles.line}>
            <p css={styles.connection} data-tone={connection.tone}>
              {connection.text}
            </p>
            {connection.reconnect !== null && (
              <span css={styles.above}>
                <LinkButton onClick={onReconnect}>{connection.reconnect}</LinkButton>
              </span>
            )}
          </div>
        )}
        <div css={styles.line}>
          {due !== null && <Pill tone={due.tone}>{due.text}</Pill>}
          {unpayable !== null && <Pill tone={unpayable.tone}>{unpayable.status}</Pill>}
          <div css={styles.ways}>
            {unpayable !== null && (
              <button type="button" css={styles.way} onClick={() => onLearnMore(card.id)}>
                {unpayable.learnMore}
              </button>
            )}
            <Anchor css={styles.way} to={details.to} aria-label={`${details.label}: ${fullName}`}>
              {details.label}
            </Anchor>
          </div>
        </div>
      </div>
    </div>
  )
})

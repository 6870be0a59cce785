import { css } from '@emotion/react'
import type { PaymentDetail, SituationRow } from '@paydeck/core'
import type { ReactNode } from 'react'
import { Amount } from '../../kit/Amount.tsx'
import { type Drawing, Icon } from '../../kit/Icon.tsx'
import { check, clock, info } from '../../kit/icons-later.ts'
import { alert } from '../../kit/icons.ts'
import { Mark } from '../../kit/Mark.tsx'
import { MerchantLogo } from '../../kit/MerchantLogo.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { figures, raised } from '../../kit/shared.ts'
import { colour, radius, room, size, space, text, weight } from '../../kit/theme.ts'
import { TimeLine } from '../../kit/TimeLine.tsx'

const styles = {
  panel: css([raised, { containerType: 'inline-size' }]),
  body: css({ padding: space.s5, [room.tight]: { padding: space.s4 } }),
  who: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s3,
    alignItems: 'center',
    [room.words]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.detailIcon,
    blockSize: size.detailIcon,
    borderRadius: radius.r2,
    overflow: 'hidden',
    background: colour.brandSoft,
    color: colour.brand,
    fontWeight: weight.strong,
    '[data-direction="in"] &': { background: colour.goodSoft, color: colour.good },
  }),
  place: css({ position: 'relative' }),
  name: css({ fontSize: text.m, overflowWrap: 'anywhere' }),
  date: css([figures, { fontSize: text.s, color: colour.ink2 }]),
  sum: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space.s2} ${space.s4}`,
    marginBlockStart: space.s4,
  }),
  amount: css([
    figures,
    {
      // Limits the font size, so that the amount stays on one line when the user enlarges text on a small screen.
      fontSize: `min(${text.xxl}, 13cqi)`,
      fontWeight: weight.strong,
      lineHeight: 1.15,
      letterSpacing: '-0.03em',
      // If the amount needs two lines, the line breaks between digits and not after the sign.
      wordBreak: 'break-all',
      '[data-direction="in"] &': { color: colour.good },
    },
  ]),
  status: css({ display: 'flex' }),
  below: css([figures, { color: colour.ink2, overflowWrap: 'anywhere', [room.tight]: { fontSize: text.s } }]),
  situation: css({
    marginBlockStart: space.s4,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s3,
    [room.words]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    paddingBlock: space.s3,
    paddingInline: space.s4,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    fontSize: text.s,
    background: colour.brandSoft,
    color: colour.brand,
    '&[data-tone="good"]': { background: colour.goodSoft, color: colour.good },
    '&[data-tone="wait"]': { background: colour.waitSoft, color: colour.wait },
    '&[data-tone="bad"]': { background: colour.badSoft, color: colour.bad },
  }),
  title: css({ fontWeight: weight.strong, overflowWrap: 'anywhere' }),
  situationText: css({ color: colour.ink1, overflowWrap: 'anywhere' }),
  progress: css({ marginBlockStart: space.s5 }),
}

const drawings: Readonly<Record<SituationRow['tone'], Drawing>> = {
  good: check,
  wait: clock,
  bad: alert,
  neutral: info,
}

/** Explanation of the status of an item, and the next step. */
const Situation = ({ situation }: { readonly situation: SituationRow }) => (
  <div css={styles.situation} data-tone={situation.tone}>
    <Icon drawing={drawings[situation.tone]} />
    <div>
      <p css={styles.title}>{situation.title}</p>
      <p css={styles.situationText}>{situation.text}</p>
    </div>
  </div>
)

export interface SummaryProps {
  readonly detail: PaymentDetail
  /** True if another live region already announces changes of the status. */
  readonly isAnnounced: boolean
  /** Download buttons of the item. */
  readonly children: ReactNode
}

/** Top part of a slide: name, amount, status and time line. */
export const Summary = ({ detail, isAnnounced, children }: SummaryProps) => (
  <section css={styles.panel} data-direction={detail.direction} aria-label={detail.name}>
    <div css={styles.body}>
      <div css={styles.who}>
        <span css={styles.place}>
          <span css={styles.icon} aria-hidden="true">
            <MerchantLogo initials={detail.icon.initials} src={detail.icon.src} />
          </span>
          {detail.mark !== null && <Mark {...detail.mark} />}
        </span>
        <div>
          <h3 css={styles.name}>{detail.name}</h3>
          {detail.date !== null && (
            <p css={styles.date}>
              <time dateTime={detail.date.at}>{detail.date.text}</time>
            </p>
          )}
        </div>
      </div>
      <div css={styles.sum}>
        <div>
          <p css={styles.amount}>
            <Amount {...detail.amount} />
          </p>
          {detail.below !== null && (
            <p css={styles.below}>
              <Amount {...detail.below} />
            </p>
          )}
        </div>
        {/* Screen readers announce changes only in a live region that already exists. */}
        <div css={styles.status} role={isAnnounced ? undefined : 'status'}>
          {detail.status !== null && <Pill tone={detail.status.tone}>{detail.status.text}</Pill>}
        </div>
      </div>
      {detail.situation !== null && <Situation situation={detail.situation} />}
      {detail.progress !== null && (
        <div css={styles.progress}>
          <TimeLine label={detail.progress.label} steps={detail.progress.steps} />
        </div>
      )}
      {children}
    </div>
  </section>
)

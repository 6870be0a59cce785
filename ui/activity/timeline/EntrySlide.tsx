import { css } from '@emotion/react'
import { entryDetailOf } from '@paydeck/core'
import { useMemo } from 'react'
import type { SlideProps } from '../../di/slide-registry.ts'
import { port, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'
import { Amount } from '../../kit/Amount.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { DetailList } from '../../kit/DetailList.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { raised } from '../../kit/shared.ts'
import { colour, media, room, space, text, weight } from '../../kit/theme.ts'

const styles = {
  slide: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s5,
    [room.columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  head: css([
    raised,
    {
      display: 'grid',
      justifyItems: 'start',
      gap: space.s3,
      padding: space.s4,
      [media.desktop]: { padding: space.s5 },
    },
  ]),
  name: css({ fontSize: text.l, fontWeight: weight.strong, overflowWrap: 'anywhere' }),
  amount: css({ fontSize: text.xxl, fontWeight: weight.strong, letterSpacing: '-0.03em', lineHeight: 1.15 }),
  when: css({ color: colour.ink3, fontSize: text.s }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s3,
    [media.mobile]: { inlineSize: '100%', '& > *': { flexBasis: '100%' } },
  }),
  details: css([raised, { overflow: 'hidden' }]),
}

/** Slide with the details of a card transaction or of a security change (ACT-019). */
export const EntrySlide = ({ kind, id }: SlideProps) => {
  const timeline = useService(slice('timeline'))
  const amountPrivacy = useService(slice('amountPrivacy'))
  const configuration = useService(port('configuration'))
  const device = useService(port('device'))
  const detail = useLive(
    useMemo(
      () => entryDetailOf({ timeline, amountPrivacy }, { configuration, device })({ kind, id }),
      [timeline, amountPrivacy, configuration, device, kind, id],
    ),
  )
  if (detail === null) return null
  const { row, when, rows, alert, links } = detail
  return (
    <article css={styles.slide} aria-label={row.title}>
      <div css={styles.head}>
        <p css={styles.name}>{row.title}</p>
        {row.amount !== null && (
          <p css={styles.amount}>
            <Amount
              text={row.amount.text}
              hidden={row.amount.hidden}
              direction={row.amount.direction === 'none' ? null : row.amount.direction}
            />
          </p>
        )}
        <p css={styles.when}>{when}</p>
        {row.status !== null && <Pill tone={row.status.tone}>{row.status.text}</Pill>}
        {alert !== null && (
          <Alert tone="wait" title={alert.title}>
            {alert.text}
          </Alert>
        )}
        <div css={styles.links}>
          {links.map(({ label, to }) => (
            <ButtonLink key={label} kind="quiet" to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div css={styles.details}>
        <DetailList details={rows.map(({ label, text: value }) => ({ label, value }))} />
      </div>
    </article>
  )
}

import { css } from '@emotion/react'
import type { SlideProps } from '../../di/slide-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Pill } from '../../kit/Pill.tsx'
import { figures } from '../../kit/shared.ts'
import { colour, space, text, weight } from '../../kit/theme.ts'

const styles = {
  slide: css({ display: 'grid', gap: space.s2, justifyItems: 'center', padding: space.s6, textAlign: 'center' }),
  heading: css({ fontSize: text.l }),
  amount: css([figures, { fontSize: text.xl, fontWeight: weight.strong }]),
  note: css({ color: colour.ink2, fontSize: text.s }),
}

/** What a row of activity says, on a slide of its own. */
export const ActivitySlide = ({ id }: SlideProps) => {
  const { rows } = useLive(useService(slice('recentActivity')).view)
  const row = rows.find((candidate) => candidate.id === id)
  if (row === undefined) return null
  return (
    <article css={styles.slide}>
      <h2 css={styles.heading}>{row.title}</h2>
      <p css={styles.amount}>{row.amount}</p>
      {row.below?.kind === 'status' && <Pill tone={row.below.tone}>{row.below.text}</Pill>}
      {row.below?.kind === 'amount' && <p css={styles.note}>{row.below.text}</p>}
      <p css={styles.note}>{row.date}</p>
    </article>
  )
}

import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { figures } from './shared.ts'
import { colour, room, size, space, text, weight } from './theme.ts'

const styles = {
  row: css({
    display: 'flex',
    // What does not fit beside its name stands below it.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s1} ${space.s4}`,
    minBlockSize: size.detailRow,
    paddingBlock: space.s2,
    paddingInline: space.s5,
    fontSize: text.ui,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [room.tight]: { paddingInline: space.s4 },
  }),
  label: css({ color: colour.ink2 }),
  value: css([
    figures,
    {
      display: 'flex',
      flex: '1 1 8rem',
      alignItems: 'center',
      justifyContent: 'end',
      maxInlineSize: '100%',
      textAlign: 'end',
      '&[data-look="strong"]': { fontWeight: weight.strong },
      '&[data-look="stacked"]': { flexBasis: '100%', justifyContent: 'space-between', textAlign: 'start' },
    },
  ]),
  words: css({ minInlineSize: 0, overflowWrap: 'anywhere' }),
  // No higher than a row of words alone, and its last drawing is in line with them.
  end: css({
    display: 'flex',
    flexShrink: 0,
    marginBlock: `calc(-1 * ${space.s2})`,
    marginInlineEnd: `calc(-1 * ${space.s3})`,
  }),
}

export interface Detail {
  readonly label: string
  /** Stands in place of the label, which it says; left out: the label. */
  readonly name?: ReactNode
  readonly value: ReactNode
  /** `strong`: what counts; `stacked`: a long value, below its name. */
  readonly look?: 'plain' | 'strong' | 'stacked'
  /** What can be done with it: buttons of one icon each. */
  readonly end?: ReactNode
}

/** What is known of something: names on the left, values on the right. */
export const DetailList = ({ details }: { readonly details: ReadonlyArray<Detail> }) => (
  <dl>
    {details.map(({ label, name = label, value, look = 'plain', end }, index) => (
      // Two of them may have one name.
      <div key={`${index} ${label}`} css={styles.row}>
        <dt css={styles.label}>{name}</dt>
        <dd css={styles.value} data-look={look}>
          <span css={styles.words}>{value}</span>
          {end !== undefined && <span css={styles.end}>{end}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

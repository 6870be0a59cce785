import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { figures } from './shared.ts'
import { colour, room, size, space, text, weight } from './theme.ts'

const styles = {
  row: css({
    display: 'flex',
    // A value that does not fit beside its name wraps to the next line.
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
  // The buttons do not increase the height of the row. Negative margins align the last icon with the end of the text.
  end: css({
    display: 'flex',
    flexShrink: 0,
    marginBlock: `calc(-1 * ${space.s2})`,
    marginInlineEnd: `calc(-1 * ${space.s3})`,
  }),
}

export interface Detail {
  readonly label: string
  /** Content that is shown instead of the label and has the same meaning. */
  readonly name?: ReactNode
  readonly value: ReactNode
  /** Appearance of the value. `strong`: emphasised. `stacked`: below the label, for a long value. */
  readonly look?: 'plain' | 'strong' | 'stacked'
  /** Icon buttons beside the value, such as a copy button. */
  readonly end?: ReactNode
}

/** List of details, with labels on the left and values on the right. */
export const DetailList = ({ details }: { readonly details: ReadonlyArray<Detail> }) => (
  <dl>
    {details.map(({ label, name = label, value, look = 'plain', end }, index) => (
      // Two details may have the same label, so the index is part of the key.
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

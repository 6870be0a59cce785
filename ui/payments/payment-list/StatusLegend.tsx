import { css } from '@emotion/react'
import { legendRows, type ListName, paymentsPageTexts } from '@paydeck/core'
import { useId } from 'react'
import { Icon } from '../../kit/Icon.tsx'
import { chevronDown } from '../../kit/icons-later.ts'
import { PanelBody } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { innerRing, raised } from '../../kit/shared.ts'
import { colour, radius, room, size, space, text } from '../../kit/theme.ts'

const styles = {
  panel: css([
    raised,
    {
      containerType: 'inline-size',
      '& details[open] svg': { rotate: '180deg' },
      // In print the content is always visible, because paper has no button.
      '@media print': { '& ::details-content': { contentVisibility: 'visible' } },
    },
  ]),
  summary: css([
    innerRing,
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.s3,
      minBlockSize: size.bar,
      paddingInline: space.s5,
      [room.tight]: { paddingInline: space.s4 },
      borderRadius: radius.r3,
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
    },
  ]),
  heading: css({ fontSize: text.m, letterSpacing: '-0.01em' }),
  legend: css({ display: 'grid', gap: space.s4 }),
  meaning: css({ marginBlockStart: space.s1, color: colour.ink2, fontSize: text.s }),
}

export interface StatusLegendProps {
  readonly list: ListName
}

/** Explanation of every status that occurs in the list. The user can expand it. */
export const StatusLegend = ({ list }: StatusLegendProps) => {
  const id = useId()
  return (
    <section css={styles.panel} aria-labelledby={id}>
      <details>
        <summary css={styles.summary}>
          <h2 id={id} css={styles.heading}>
            {paymentsPageTexts.legend}
          </h2>
          <Icon drawing={chevronDown} />
        </summary>
        <PanelBody>
          <dl css={styles.legend}>
            {legendRows(list).map(({ text: label, tone, meaning }) => (
              <div key={label}>
                <dt>
                  <Pill tone={tone}>{label}</Pill>
                </dt>
                <dd css={styles.meaning}>{meaning}</dd>
              </div>
            ))}
          </dl>
        </PanelBody>
      </details>
    </section>
  )
}

import { css } from '@emotion/react'
import { legendRows, legendTitle, type ListName } from '@paydeck/core'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { colour, space, text } from '../../kit/theme.ts'

const styles = {
  legend: css({ display: 'grid', gap: space.s4 }),
  meaning: css({ marginBlockStart: space.s1, color: colour.ink2, fontSize: text.s }),
}

export interface StatusLegendProps {
  readonly list: ListName
}

/** What each label of the list means. */
export const StatusLegend = ({ list }: StatusLegendProps) => (
  <Panel heading={legendTitle}>
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
  </Panel>
)

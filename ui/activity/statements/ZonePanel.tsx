import { css } from '@emotion/react'
import { statementZoneTexts as texts, type StatementsView } from '@paydeck/core'
import { useId } from 'react'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { hiddenFromSight } from '../../kit/shared.ts'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  options: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 }),
  option: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.target,
    padding: `${space.s2} ${space.s4}`,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r2,
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: colour.brand, background: colour.brandSoft },
    '&:has(:focus-visible)': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: size.ring },
    '& input': { inlineSize: size.icon, blockSize: size.icon, accentColor: colour.brand, outline: 'none' },
    '& span': { display: 'block' },
  }),
  name: css({ fontSize: text.s, fontWeight: weight.strong }),
  note: css({ fontSize: text.s, color: colour.ink3, overflowWrap: 'anywhere' }),
  fine: css({ paddingBlockStart: space.s3, fontSize: text.xs, color: colour.ink3 }),
}

export interface ZonePanelProps {
  readonly view: Pick<StatementsView, 'zones' | 'zone'>
  readonly onZone: (zone: StatementsView['zone']) => void
}

/** Choice of the zone in which days begin (STMT-003). */
export const ZonePanel = ({ view: { zones, zone }, onZone }: ZonePanelProps) => {
  const name = useId()
  return (
    <Panel heading={texts.heading}>
      <PanelBody>
        <fieldset>
          <legend css={hiddenFromSight}>{texts.heading}</legend>
          <div css={styles.options}>
            {zones.map(({ value, label, note }) => (
              <label key={value} css={styles.option}>
                <input type="radio" name={name} checked={value === zone} onChange={() => onZone(value)} />
                <span>
                  <span css={styles.name}>{label}</span>
                  <span css={styles.note}>{note}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <p css={styles.fine}>{texts.note}</p>
      </PanelBody>
    </Panel>
  )
}

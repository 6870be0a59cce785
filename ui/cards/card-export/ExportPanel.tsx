import { css } from '@emotion/react'
import type { CardExport, CardExportView, ExportYearView } from '@paydeck/core'
import { useEffect, useRef, useState } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'
import { linkStyle } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { download } from '../../kit/icons-cards.ts'
import { Panel } from '../../kit/Panel.tsx'
import { innerRing } from '../../kit/shared.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, radius, room, size, space, text, weight } from '../../kit/theme.ts'

const inline = {
  paddingInline: space.s5,
  [room.tight]: { paddingInline: space.s4 },
}

const styles = {
  // One line that scrolls; beside the lists one below the other.
  years: css({
    display: 'flex',
    gap: space.s2,
    overflowX: 'auto',
    paddingBlockEnd: space.s4,
    scrollSnapType: 'x proximity',
    ...inline,
    '&[data-stacked="true"]': { flexDirection: 'column', overflowX: 'visible', paddingBlockEnd: space.s5 },
    '& > li': { flex: 'none', scrollSnapAlign: 'center' },
  }),
  year: css([
    innerRing,
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.s3,
      inlineSize: '100%',
      minBlockSize: size.target,
      paddingBlock: space.s1,
      paddingInline: space.s4,
      border: `${size.hairline} solid ${colour.controlLine}`,
      borderRadius: radius.round,
      background: 'none',
      color: colour.ink1,
      fontSize: text.s,
      fontWeight: weight.medium,
      textAlign: 'start',
      whiteSpace: 'nowrap',
      '& > svg': { flexShrink: 0, color: colour.brand },
      '&:hover': { background: colour.brandSoft },
      '&:disabled': { borderColor: colour.line, background: 'none', color: colour.ink3 },
      '&:disabled > svg': { color: colour.ink3 },
      '&[aria-busy="true"]': { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand },
      '[data-stacked="true"] &': { whiteSpace: 'normal' },
    },
  ]),
  earlier: css([linkStyle, innerRing, { paddingInline: space.s2, whiteSpace: 'nowrap' }]),
  shown: css({ ...inline, paddingBlockEnd: space.s4 }),
  told: css({
    color: colour.ink2,
    fontSize: text.s,
    overflowWrap: 'anywhere',
    ...inline,
    '&:not(:empty)': { paddingBlockEnd: space.s4 },
  }),
  notice: css({ ...inline, '& [data-open="true"]': { marginBlockEnd: space.s5 } }),
}

interface YearProps {
  readonly view: ExportYearView
  readonly choose: CardExport['choose']
  readonly isFirstEarlier: boolean
}

const Year = ({ view: { year, label, isBusy, isDisabled }, choose, isFirstEarlier }: YearProps) => {
  const button = useRef<HTMLButtonElement>(null)
  // It takes the place of the button that had the focus.
  useEffect(() => {
    if (isFirstEarlier) button.current?.focus()
  }, [isFirstEarlier])
  return (
    <li>
      <button
        ref={button}
        css={styles.year}
        type="button"
        aria-busy={isBusy}
        disabled={isDisabled}
        onClick={() => choose(year)}
      >
        {label}
        {isBusy ? <Spinner small /> : <Icon drawing={download} small />}
      </button>
    </li>
  )
}

interface YearsProps {
  readonly view: Pick<CardExportView, 'years' | 'earlier'>
  readonly choose: CardExport['choose']
  readonly isStacked: boolean
}

const Years = ({ view: { years, earlier }, choose, isStacked }: YearsProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen && earlier !== null ? [...years, ...earlier.years] : years
  return (
    <ul css={styles.years} data-stacked={isStacked}>
      {shown.map((view, index) => (
        <Year key={view.year} view={view} choose={choose} isFirstEarlier={index === years.length} />
      ))}
      {earlier !== null && !isOpen && (
        <li>
          <button css={styles.earlier} type="button" onClick={() => setIsOpen(true)}>
            {earlier.label}
          </button>
        </li>
      )}
    </ul>
  )
}

export interface ExportPanelProps {
  readonly cardId: string
  /** Beside the lists: the years stand one below the other. */
  readonly isStacked: boolean
}

/** A button for each year whose report can be had (CARD-036, CARD-037, CARD-169, CARD-170). */
export const ExportPanel = ({ cardId, isStacked }: ExportPanelProps) => {
  const cardExport = useService(slice('cardExport'))
  const view = useLive(cardExport.view)
  return (
    <Panel heading={view.heading}>
      <Years key={cardId} view={view} choose={cardExport.choose} isStacked={isStacked} />
      {view.shown !== null && (
        <p css={styles.shown}>
          <button css={[linkStyle, innerRing]} type="button" onClick={cardExport.saveShown}>
            {view.shown}
          </button>
        </p>
      )}
      <p css={styles.told} role="status">
        {view.progress}
      </p>
      <div css={styles.notice}>
        <Alert tone="wait">{view.notice}</Alert>
      </div>
    </Panel>
  )
}

import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { Alert, type AlertTone } from './Alert.tsx'
import { linkStyle } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { download } from './icons-lists.ts'
import { Panel } from './Panel.tsx'
import { partOnScreen } from './part-on-screen.ts'
import { innerRing } from './shared.ts'
import { Spinner } from './Spinner.tsx'
import { colour, radius, room, size, space, text, weight } from './theme.ts'

const inline = {
  paddingInline: space.s5,
  [room.tight]: { paddingInline: space.s4 },
}

const styles = {
  // The years are on one line that scrolls sideways, or in a column beside the lists.
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
  progressText: css({
    color: colour.ink2,
    fontSize: text.s,
    overflowWrap: 'anywhere',
    ...inline,
    '&:not(:empty)': { paddingBlockEnd: space.s4 },
  }),
  notice: css({ ...inline, '& [data-open="true"]': { marginBlockEnd: space.s5 } }),
}

/** Year with an export file. */
export interface ExportYear {
  readonly year: number
  readonly label: string
  /** True while the file of this year is being created. */
  readonly isBusy: boolean
  /** True while the file of another year is being created. */
  readonly isDisabled: boolean
}

interface YearProps {
  readonly view: ExportYear
  readonly choose: (year: number) => void
  readonly isFirstEarlier: boolean
}

const Year = ({ view: { year, label, isBusy, isDisabled }, choose, isFirstEarlier }: YearProps) => {
  const button = useRef<HTMLButtonElement>(null)
  // Showing the earlier years removes the focused button, so the first of these years gets the focus.
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
  readonly view: Pick<ExportPanelProps, 'years' | 'earlier'>
  readonly choose: (year: number) => void
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
  readonly heading: string
  /** Newest years, always visible. */
  readonly years: ReadonlyArray<ExportYear>
  /** Older years behind a button; null if there are none. */
  readonly earlier: { readonly label: string; readonly years: ReadonlyArray<ExportYear> } | null
  /** Id of the item whose years are shown, such as a card. When the id changes, the earlier years are hidden again. */
  readonly of?: string
  /** Button that saves the rows which the list shows at present. Null if there is no such button. */
  readonly shown?: { readonly label: string; readonly onPress: () => void } | null
  /** Screen reader announcement of the progress; empty if there is none. */
  readonly progress: string
  /** Message that there were no rows to save or that saving failed. Null in all other cases. */
  readonly notice: { readonly tone: AlertTone; readonly text: string } | null
  /** True if the panel is in a narrow column beside a list, where each year needs its own line. */
  readonly isStacked: boolean
  readonly onChoose: (year: number) => void
}

/** Panel with a button for each yearly export file, and the progress of the export. The panel is hidden in print. */
export const ExportPanel = (props: ExportPanelProps) => {
  const { heading, years, earlier, of, shown = null, progress, notice, isStacked, onChoose } = props
  return (
    <div css={partOnScreen}>
      <Panel heading={heading}>
        <Years key={of} view={{ years, earlier }} choose={onChoose} isStacked={isStacked} />
        {shown !== null && (
          <p css={styles.shown}>
            <button css={[linkStyle, innerRing]} type="button" onClick={shown.onPress}>
              {shown.label}
            </button>
          </p>
        )}
        <p css={styles.progressText} role="status">
          {progress}
        </p>
        <div css={styles.notice}>
          <Alert tone={notice?.tone ?? 'wait'}>{notice?.text ?? null}</Alert>
        </div>
      </Panel>
    </div>
  )
}

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

/** A year that a file can be had of. */
export interface ExportYear {
  readonly year: number
  readonly label: string
  /** Its file is being made. */
  readonly isBusy: boolean
  /** Another year's is. */
  readonly isDisabled: boolean
}

interface YearProps {
  readonly view: ExportYear
  readonly choose: (year: number) => void
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
  /** The newest ones, which are always in sight. */
  readonly years: ReadonlyArray<ExportYear>
  /** The rest, behind a button with this label; null: there is none. */
  readonly earlier: { readonly label: string; readonly years: ReadonlyArray<ExportYear> } | null
  /** Whose years they are: those of another begin with the earlier ones out of sight. */
  readonly of?: string
  /** The button that saves what is on the screen; null: there is none. */
  readonly shown?: { readonly label: string; readonly onPress: () => void } | null
  /** To be read aloud: what is being made, or was saved; empty: nothing. */
  readonly progress: string
  /** That there was nothing to save, or that it failed; null: nothing to tell. */
  readonly notice: { readonly tone: AlertTone; readonly text: string } | null
  /** Beside a list: the years stand one below the other. */
  readonly isStacked: boolean
  readonly onChoose: (year: number) => void
}

/** A button for each year that a file can be had of, and how the making of it goes. Nothing of it is for paper. */
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
        <p css={styles.told} role="status">
          {progress}
        </p>
        <div css={styles.notice}>
          <Alert tone={notice?.tone ?? 'wait'}>{notice?.text ?? null}</Alert>
        </div>
      </Panel>
    </div>
  )
}

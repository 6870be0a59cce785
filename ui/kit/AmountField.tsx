import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { figures } from './shared.ts'
import { colour, ease, media, motion, radius, size, space, system, text, weight } from './theme.ts'

const styles = {
  field: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, inlineSize: '100%' }),
  box: css({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'center',
    paddingBlock: space.s3,
    paddingInline: space.s4,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r2,
    background: colour.surface,
    fontSize: text.money,
    fontWeight: weight.strong,
    letterSpacing: '-0.03em',
    lineHeight: 1.2,
    cursor: 'text',
    '&:hover': { borderColor: colour.ink2 },
    '&:focus-within': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: `calc(-1 * ${size.hairline})` },
    '&:has([aria-invalid="true"])': {
      borderColor: colour.bad,
      boxShadow: `inset 0 0 0 ${size.hairline} ${colour.bad}`,
    },
    '&:has(input:read-only)': {
      background: colour.sunken,
      color: colour.ink3,
      borderColor: 'transparent',
      cursor: 'default',
    },
  }),
  symbol: css({ color: colour.ink3 }),
  input: css([
    figures,
    {
      // As wide as what stands in it, so that it stands in the middle together with its sign; `size` where this is not known.
      fieldSizing: 'content',
      minInlineSize: '1ch',
      maxInlineSize: '100%',
      padding: 0,
      border: 0,
      background: 'transparent',
      fontWeight: 'inherit',
      letterSpacing: 'inherit',
      lineHeight: 'inherit',
      // The box around it shows the focus, except where colours are forced.
      '&:focus-visible': { outline: 'none', [media.forced]: { outline: `${size.ring} solid` } },
      '&::placeholder': { color: colour.ink3, opacity: 1 },
    },
  ]),
  presets: css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s2 }),
  preset: css([
    figures,
    {
      minBlockSize: size.target,
      padding: `${space.s1} ${space.s2}`,
      border: `${size.hairline} solid ${colour.controlLine}`,
      borderRadius: radius.round,
      background: 'transparent',
      fontSize: text.ui,
      fontWeight: weight.strong,
      transition: `background ${motion.dropdown} ${ease}`,
      '&:hover': { background: colour.brandSoft },
      '&[aria-pressed="true"]': {
        background: colour.brandSoft,
        color: colour.brand,
        borderColor: colour.brand,
        boxShadow: `inset 0 0 0 ${size.hairline} ${colour.brand}`,
      },
      // Forced colours draw every border: the chosen one differs by its ground.
      [media.forced]: {
        '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: system.chosen, color: system.chosenInk },
      },
      '&:disabled': { background: colour.sunken, color: colour.ink3, borderColor: 'transparent', boxShadow: 'none' },
    },
  ]),
  total: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s3,
    paddingBlockStart: space.s3,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    fontSize: text.ui,
  }),
  sum: css([figures, { fontWeight: weight.strong }]),
}

export interface AmountFieldProps extends LabelledProps {
  /** Stands before the amount and is no part of what is typed. */
  readonly symbol: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly autoFocus?: boolean
  /** On its way: it is shown, and cannot be changed. */
  readonly isResting?: boolean
  /** Amounts that one press fills in. */
  readonly presets: {
    readonly label: string
    readonly options: ReadonlyArray<{ readonly label: string; readonly value: string; readonly isChosen: boolean }>
  }
  /** What comes of it, under a line. */
  readonly total?: { readonly label: string; readonly amount: ReactNode } | null
}

/** React focuses at once and leaves no attribute, but a dialog that opens a moment later looks for one. */
const markForDialog = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '')

/** An amount of money, typed or chosen, in large figures. */
export const AmountField = ({
  symbol,
  value,
  onChange,
  onBlur,
  autoFocus = false,
  isResting = false,
  presets,
  total = null,
  ...labels
}: AmountFieldProps) => (
  <div css={styles.field}>
    <Labelled {...labels}>
      {(ties) => (
        // A press beside the figures is meant for them, too.
        <label css={styles.box}>
          <span css={styles.symbol} aria-hidden="true">
            {symbol}
          </span>
          <input
            {...ties}
            ref={autoFocus ? markForDialog : undefined}
            css={styles.input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            size={Math.max(1, value.length)}
            value={value}
            readOnly={isResting}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
            autoFocus={autoFocus}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </label>
      )}
    </Labelled>
    <div role="group" aria-label={presets.label} css={styles.presets}>
      {presets.options.map((option) => (
        <button
          key={option.value}
          type="button"
          css={styles.preset}
          aria-pressed={option.isChosen}
          disabled={isResting}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
    {total !== null && (
      <p css={styles.total}>
        <span>{total.label}</span>
        <span css={styles.sum}>{total.amount}</span>
      </p>
    )}
  </div>
)

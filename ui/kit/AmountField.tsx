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
      // The input is as wide as its value, so that value and currency sign are centred together. Browsers without
      // `field-sizing` use the `size` attribute.
      fieldSizing: 'content',
      minInlineSize: '1ch',
      maxInlineSize: '100%',
      padding: 0,
      border: 0,
      background: 'transparent',
      fontWeight: 'inherit',
      letterSpacing: 'inherit',
      lineHeight: 'inherit',
      // The surrounding box shows the focus ring, except in forced colours mode.
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
      // Forced colours mode draws a border around every preset, so the chosen preset has a different background.
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
  /** Currency sign before the amount, not part of the value. */
  readonly symbol: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly autoFocus?: boolean
  /** True while the form is being sent: the value is visible but read-only. */
  readonly isLocked?: boolean
  /** Amounts that the user can choose with one click, instead of typing. */
  readonly presets: {
    readonly label: string
    readonly options: ReadonlyArray<{ readonly label: string; readonly value: string; readonly isChosen: boolean }>
  }
  /** Total of the payment, shown below a separating line. */
  readonly total?: { readonly label: string; readonly amount: ReactNode } | null
}

/**
 * Sets the `autofocus` attribute of an input, because React does not set it. A dialog focuses the field with this attribute
 * when the dialog opens.
 */
const markForDialog = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '')

/** Large input for an amount of money, with presets. */
export const AmountField = ({
  symbol,
  value,
  onChange,
  onBlur,
  autoFocus = false,
  isLocked = false,
  presets,
  total = null,
  ...labels
}: AmountFieldProps) => (
  <div css={styles.field}>
    <Labelled {...labels}>
      {(ties) => (
        // The box is a label, so that a click beside the digits focuses the input.
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
            readOnly={isLocked}
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
          disabled={isLocked}
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

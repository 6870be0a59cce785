import { css } from '@emotion/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { colour, media, radius, size, space, text } from './theme.ts'

/** What an input stands in; other kinds of fields look the same. */
export const fieldStyles = {
  box: css({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.asyncHeight,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    background: colour.surface,
    '&:hover': { borderColor: colour.ink2 },
    '&:focus-within': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: `calc(-1 * ${size.hairline})` },
    '&:has([aria-invalid="true"])': { borderColor: colour.bad },
    '&:has(:disabled)': { background: colour.sunken, color: colour.ink3 },
  }),
  input: css({
    flex: 1,
    // Not its own width: narrow screens would scroll sideways.
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.target,
    paddingInline: space.s3,
    border: 0,
    background: 'transparent',
    fontSize: text.m,
    // The box around it shows the focus, except where colours are forced.
    '&:focus-visible': { outline: 'none', [media.forced]: { outline: `${size.ring} solid` } },
    '&::placeholder': { color: colour.ink3, opacity: 1 },
  }),
}

export interface FieldProps extends LabelledProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** A button inside the field's box. */
  readonly trailing?: ReactNode
}

/** A text input with its label. */
export const Field = ({ label, hint, error, onChange, trailing, ...rest }: FieldProps) => (
  <Labelled label={label} hint={hint} error={error}>
    {(ties) => (
      <div css={fieldStyles.box}>
        <input
          type="text"
          {...rest}
          {...ties}
          css={fieldStyles.input}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </div>
    )}
  </Labelled>
)

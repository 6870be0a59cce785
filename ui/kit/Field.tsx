import { css } from '@emotion/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { colour, media, radius, size, space, text } from './theme.ts'

/** What an input stands in; other kinds of fields look the same. */
export const fieldStyles = {
  box: css({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.asyncHeight,
    // Becomes a part of the border where something is wrong, so that nothing moves.
    padding: size.hairline,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    background: colour.surface,
    '&:hover': { borderColor: colour.ink2 },
    '&:focus-within': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: size.ring },
    '&:has([aria-invalid="true"])': { padding: 0, borderWidth: size.ring, borderColor: colour.bad },
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
  wrong: css({
    display: 'grid',
    paddingInlineEnd: space.s3,
    color: colour.bad,
    pointerEvents: 'none',
    // What stands beside it has a margin of its own.
    '&:not(:last-child)': { paddingInlineEnd: space.s1 },
  }),
}

/** Marks a field whose value is wrong, beside the words under it. */
export const Wrong = () => (
  <span css={fieldStyles.wrong}>
    <Icon drawing={alert} />
  </span>
)

export interface FieldProps extends LabelledProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** A button inside the field's box. */
  readonly trailing?: ReactNode
}

/** A text input with its label. */
export const Field = ({ label, hint, error, aside, onChange, trailing, ...rest }: FieldProps) => (
  <Labelled label={label} hint={hint} error={error} aside={aside}>
    {(ties) => (
      <div css={fieldStyles.box}>
        <input
          type="text"
          {...rest}
          {...ties}
          css={fieldStyles.input}
          onChange={(event) => onChange(event.target.value)}
        />
        {ties['aria-invalid'] && <Wrong />}
        {trailing}
      </div>
    )}
  </Labelled>
)

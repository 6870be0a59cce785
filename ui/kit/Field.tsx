import { css } from '@emotion/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { alert } from './icons.ts'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { colour, media, radius, size, space, text } from './theme.ts'

/** Styles of an input and its box, shared by all kinds of fields. */
export const fieldStyles = {
  box: css({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.asyncHeight,
    // If there is an error, the border becomes thicker and the padding thinner, so that nothing moves.
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
    // The browser's default width would make narrow screens scroll sideways.
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.target,
    paddingInline: space.s3,
    border: 0,
    background: 'transparent',
    fontSize: text.m,
    // The surrounding box shows the focus ring, except in forced colours mode.
    '&:focus-visible': { outline: 'none', [media.forced]: { outline: `${size.ring} solid` } },
    '&::placeholder': { color: colour.ink3, opacity: 1 },
  }),
  wrong: css({
    display: 'grid',
    paddingInlineEnd: space.s3,
    color: colour.bad,
    pointerEvents: 'none',
    // Less space if an element follows the icon, because that element has its own margin.
    '&:not(:last-child)': { paddingInlineEnd: space.s1 },
  }),
}

/** Error icon of a field; the error text is below the field. */
export const Wrong = () => (
  <span css={fieldStyles.wrong}>
    <Icon drawing={alert} />
  </span>
)

export interface FieldProps extends LabelledProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Button inside the field's box. */
  readonly trailing?: ReactNode
}

/** Text input with a label. */
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

import { css } from '@emotion/react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { colour, media, radius, size, space, text, weight } from './theme.ts'

const styles = {
  field: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1, inlineSize: '100%' }),
  label: css({ fontSize: text.s, fontWeight: weight.medium }),
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
  hint: css({ fontSize: text.xs, color: colour.ink3 }),
  error: css({ fontSize: text.xs, fontWeight: weight.medium, color: colour.bad, '&:empty': { display: 'none' } }),
}

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Stands under the field (SHELL-064). */
  readonly hint?: string | undefined
  /** What is wrong with the value; stands under the field (SHELL-063). */
  readonly error?: string | null | undefined
  /** A button inside the field's box. */
  readonly trailing?: ReactNode
}

/** A text input with its label; hint and error belong to it for those who listen, too. */
export const Field = ({ label, onChange, hint, error = null, trailing, ...rest }: FieldProps) => {
  const id = useId()
  const described = [hint === undefined ? null : `${id}-hint`, error === null ? null : `${id}-error`]
    .filter((part) => part !== null)
    .join(' ')
  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <div css={styles.box}>
        <input
          type="text"
          {...rest}
          id={id}
          css={styles.input}
          aria-invalid={error !== null}
          aria-describedby={described === '' ? undefined : described}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} css={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} css={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

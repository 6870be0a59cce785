import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { colour, space, text, weight } from './theme.ts'

const styles = {
  field: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1, inlineSize: '100%' }),
  label: css({ fontSize: text.s, fontWeight: weight.medium }),
  hint: css({ fontSize: text.xs, color: colour.ink3 }),
  error: css({ fontSize: text.xs, fontWeight: weight.medium, color: colour.bad, '&:empty': { display: 'none' } }),
}

export interface LabelledProps {
  readonly label: string
  /** Stands under the field (SHELL-064). */
  readonly hint?: string | undefined
  /** What is wrong with the value; stands under the field (SHELL-063). */
  readonly error?: string | null | undefined
}

/** What ties an input to its label, hint and error. */
export interface Ties {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A label over an input, hint and error under it: they belong to it for those who listen, too. */
export const Labelled = ({
  label,
  hint,
  error = null,
  children,
}: LabelledProps & { readonly children: (ties: Ties) => ReactNode }) => {
  const id = useId()
  const described = [hint === undefined ? null : `${id}-hint`, error === null ? null : `${id}-error`]
    .filter((part) => part !== null)
    .join(' ')
  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== null, 'aria-describedby': described === '' ? undefined : described })}
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

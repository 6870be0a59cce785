import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { colour, size, space, text, weight } from './theme.ts'

const styles = {
  field: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: size.fieldGap, inlineSize: '100%' }),
  label: css({ justifySelf: 'start', fontSize: text.s, fontWeight: weight.strong }),
  below: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.s3,
    fontSize: text.s,
    '&:not(:has(> :not(:empty)))': { display: 'none' },
  }),
  hint: css({ color: colour.ink2 }),
  error: css({
    fontWeight: weight.strong,
    color: colour.bad,
    overflowWrap: 'anywhere',
    '&:empty': { display: 'none' },
  }),
}

export interface LabelledProps {
  readonly label: string
  /** Help text under the field (SHELL-064). */
  readonly hint?: string | undefined
  /** Error message for the value, shown under the field (SHELL-063). */
  readonly error?: string | null | undefined
  /** Content at the end of the line under the field. The hint or the error is at the start of this line. */
  readonly aside?: ReactNode
}

/** Attributes that link an input to its label, hint and error. */
export interface Ties {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** Label above an input, and a hint or an error below it. ARIA attributes connect the label and the texts with the input. */
export const Labelled = ({
  label,
  hint,
  error = null,
  aside = null,
  children,
}: LabelledProps & { readonly children: (ties: Ties) => ReactNode }) => {
  const id = useId()
  const isWrong = error !== null
  const described = isWrong ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`
  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': described })}
      <div css={styles.below}>
        {hint !== undefined && !isWrong && (
          <p id={`${id}-hint`} css={styles.hint}>
            {hint}
          </p>
        )}
        <p id={`${id}-error`} css={styles.error} aria-live="polite">
          {error}
        </p>
        {aside}
      </div>
    </div>
  )
}

import { css } from '@emotion/react'
import { type ClipboardEvent, useId } from 'react'
import { figures } from './shared.ts'
import { colour, radius, size, space, text, weight } from './theme.ts'

const styles = {
  field: css({ display: 'grid', gap: space.s2, justifyItems: 'start' }),
  label: css({ fontSize: text.s, fontWeight: weight.medium }),
  code: css({ position: 'relative', inlineSize: '100%', maxInlineSize: size.code }),
  input: css({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    padding: 0,
    background: 'transparent',
    // The cells show the characters and the caret.
    color: 'transparent',
    caretColor: 'transparent',
    outline: 'none',
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible + span > [data-next="true"]': {
      outline: `${size.ring} solid ${colour.focus}`,
      outlineOffset: `calc(-1 * ${size.hairline})`,
    },
    '&[aria-invalid="true"] + span > span': { borderColor: colour.bad },
  }),
  cells: css([
    figures,
    { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space.s2, pointerEvents: 'none' },
  ]),
  cell: css({
    display: 'grid',
    placeItems: 'center',
    blockSize: size.cell,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    background: colour.surface,
    fontSize: text.code,
    fontWeight: weight.medium,
  }),
  error: css({ fontSize: text.xs, fontWeight: weight.medium, color: colour.bad, '&:empty': { display: 'none' } }),
}

export interface CodeInputProps {
  readonly label: string
  readonly length: number
  readonly value: string
  /** The value after typing, and after pasting: the core's rules for codes (SHELL-066 to SHELL-069). */
  readonly typed: (value: string, next: string) => string
  readonly pasted: (value: string, pasted: string) => string
  readonly onChange: (value: string) => void
  readonly error?: string | null
  /** Letters are allowed too: phones then show the whole keyboard. */
  readonly letters?: boolean
  readonly disabled?: boolean
}

/** A code in cells, with one real input over them, which a phone can fill from a message. */
export const CodeInput = ({
  label,
  length,
  value,
  typed,
  pasted,
  onChange,
  error = null,
  letters = false,
  disabled = false,
}: CodeInputProps) => {
  const id = useId()
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    onChange(pasted(value, event.clipboardData.getData('text')))
  }
  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <div css={styles.code}>
        <input
          id={id}
          css={styles.input}
          type="text"
          inputMode={letters ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => onChange(typed(value, event.target.value))}
          onPaste={paste}
        />
        <span css={styles.cells} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span key={index} css={styles.cell} data-next={index === Math.min(value.length, length - 1)}>
              {value[index]}
            </span>
          ))}
        </span>
      </div>
      <p id={`${id}-error`} css={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

import { css } from '@emotion/react'
import type { ClipboardEvent } from 'react'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { figures } from './shared.ts'
import { colour, media, radius, size, space, text, weight } from './theme.ts'

/** One box for the whole code: on the phone, and for codes that are too long for boxes of their own. */
const plain = css([
  figures,
  {
    inlineSize: '100%',
    maxInlineSize: size.code,
    minBlockSize: size.asyncHeight,
    paddingInline: space.s3,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    background: colour.surface,
    fontSize: text.l,
    letterSpacing: '0.12em',
    '&[aria-invalid="true"]': { borderColor: colour.bad },
  },
])

const styles = {
  code: css({ position: 'relative', inlineSize: '100%', maxInlineSize: size.code, marginBlock: space.s1 }),
  plain,
  // Over the cells, which show the characters and the caret (SEC-036); without them it is a plain input (SEC-037).
  overlay: css({
    [media.mobile]: plain,
    [media.desktop]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      border: 0,
      padding: 0,
      background: 'transparent',
      color: 'transparent',
      caretColor: 'transparent',
      outline: 'none',
      // Forced colours would show the characters twice.
      forcedColorAdjust: 'none',
      '&::selection': { background: 'transparent', color: 'transparent' },
      '&:focus-visible + span > [data-next="true"]': {
        outline: `${size.ring} solid ${colour.focus}`,
        outlineOffset: `calc(-1 * ${size.hairline})`,
      },
      '&[aria-invalid="true"] + span > span': { borderColor: colour.bad },
    },
  }),
  cells: css([
    figures,
    {
      display: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space.s2,
      pointerEvents: 'none',
      [media.desktop]: { display: 'grid' },
    },
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
}

export interface CodeInputProps extends LabelledProps {
  readonly length: number
  readonly value: string
  /** The value after typing, and after pasting: the core's rules for codes (SHELL-066 to SHELL-069). */
  readonly typed: (value: string, next: string) => string
  readonly pasted: (value: string, pasted: string) => string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Letters are allowed too: phones then show the whole keyboard. */
  readonly letters?: boolean
  /** A box for each character where there is room; otherwise one for all. */
  readonly segmented?: boolean
  readonly disabled?: boolean
}

/** A code in one real input, which a phone can fill from a message; where there is room it lies over a cell for each character. */
export const CodeInput = ({
  label,
  length,
  value,
  typed,
  pasted,
  onChange,
  onBlur,
  hint,
  error,
  letters = false,
  segmented = true,
  disabled = false,
}: CodeInputProps) => {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    onChange(pasted(value, event.clipboardData.getData('text')))
  }
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(ties) => (
        <div css={styles.code}>
          <input
            {...ties}
            css={segmented ? styles.overlay : styles.plain}
            type="text"
            inputMode={letters ? 'text' : 'numeric'}
            autoComplete={letters ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(typed(value, event.target.value))}
            onPaste={paste}
            onBlur={onBlur}
          />
          {segmented && (
            <span css={styles.cells} aria-hidden="true">
              {Array.from({ length }, (_, index) => (
                <span key={index} css={styles.cell} data-next={index === Math.min(value.length, length - 1)}>
                  {value[index]}
                </span>
              ))}
            </span>
          )}
        </div>
      )}
    </Labelled>
  )
}

import { css } from '@emotion/react'
import { type ClipboardEvent, useCallback, useState } from 'react'
import { Wrong } from './Field.tsx'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { figures } from './shared.ts'
import { colour, media, radius, size, space, system, text, weight } from './theme.ts'

/** One box for the whole code: on the phone, and for codes that are too long for boxes of their own. */
const plain = css([
  figures,
  {
    inlineSize: '100%',
    minBlockSize: size.asyncHeight,
    // Becomes a part of the border where something is wrong, so that nothing moves.
    padding: size.hairline,
    paddingInline: space.s3,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    background: colour.surface,
    '&:disabled': { background: colour.sunken, color: colour.ink3 },
    fontSize: text.l,
    letterSpacing: '0.12em',
    '&[aria-invalid="true"]': {
      paddingBlock: 0,
      paddingInlineEnd: space.s7,
      borderWidth: size.ring,
      borderColor: colour.bad,
    },
  },
])

const styles = {
  code: css({ position: 'relative', inlineSize: '100%', maxInlineSize: size.code }),
  plain,
  // Over the cells, which show the characters and the caret (SEC-036); without them it is a plain input (SEC-037).
  overlay: css({
    [media.mobile]: [
      plain,
      { minBlockSize: size.cell, fontSize: text.code, fontWeight: weight.strong, letterSpacing: '0.35em' },
    ],
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
        outlineOffset: size.ring,
      },
      '&:disabled + span > span': { background: colour.sunken, color: colour.ink3 },
      '&[aria-invalid="true"] + span > span': { borderWidth: size.ring, borderColor: colour.bad },
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
  // In the one box; what is wrong with cells is said by their borders.
  wrong: css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    alignItems: 'center',
    pointerEvents: 'none',
    '&[data-segmented="true"]': { [media.desktop]: { display: 'none' } },
  }),
  cell: css({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: size.cell,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    background: colour.surface,
    fontSize: text.code,
    fontWeight: weight.strong,
    '&[data-selected="true"]': { background: colour.brandSoft, [media.forced]: { background: system.chosen } },
  }),
  note: css({ fontSize: text.s, color: colour.ink2, '&:empty': { position: 'absolute' } }),
}

export interface CodeInputProps extends LabelledProps {
  readonly length: number
  readonly value: string
  /** The value after typing, and after pasting: the core's rules for codes (SHELL-066 to SHELL-069). */
  readonly typed: (value: string, next: string) => string
  readonly pasted: (value: string, pasted: string) => string
  /** Why a paste is refused, or what of it is left out; null: it is taken as it is. */
  readonly pasteNote: (pasted: string) => string | null
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Letters are allowed too: phones then show the whole keyboard. */
  readonly letters?: boolean
  /** A box for each character where there is room; otherwise one for all. */
  readonly segmented?: boolean
  readonly disabled?: boolean
}

/**
 * Whether all that stands in an input is selected while it has the focus. React's own event does not tell of a selection
 * that a script has made.
 */
const useWholeSelection = () => {
  const [isWhole, setIsWhole] = useState(false)
  const follow = useCallback((input: HTMLInputElement) => {
    const look = () => {
      const { value, selectionStart, selectionEnd } = input
      setIsWhole(
        document.activeElement === input && value !== '' && selectionStart === 0 && selectionEnd === value.length,
      )
    }
    // Not with its input: drawn between that and React's own listener, it would have the value of before again.
    const events = ['select', 'selectionchange', 'focus', 'blur']
    for (const event of events) input.addEventListener(event, look)
    return () => {
      for (const event of events) input.removeEventListener(event, look)
    }
  }, [])
  return [isWhole, follow] as const
}

/** A code in one real input, which a phone can fill from a message; where there is room it lies over a cell for each character. */
export const CodeInput = ({
  label,
  length,
  value,
  typed,
  pasted,
  pasteNote,
  onChange,
  onBlur,
  hint,
  error,
  aside,
  letters = false,
  segmented = true,
  disabled = false,
}: CodeInputProps) => {
  const [note, setNote] = useState<string | null>(null)
  const [isWhole, followSelection] = useWholeSelection()
  const change = (next: string, told: string | null = null) => {
    setNote(told)
    if (next !== value) onChange(next)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    // A picture has no text: the value stays.
    change(text.trim() === '' ? value : pasted(value, text), pasteNote(text))
  }
  return (
    <Labelled label={label} hint={hint} error={error} aside={aside}>
      {(ties) => (
        <>
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
              onChange={(event) => change(typed(value, event.target.value))}
              onPaste={paste}
              ref={followSelection}
              onBlur={({ currentTarget }) => {
                // Who looks the code up in another window comes back to the field.
                if (document.activeElement !== currentTarget) onBlur?.()
              }}
            />
            {segmented && (
              <span css={styles.cells} aria-hidden="true">
                {Array.from({ length }, (_, index) => (
                  <span
                    key={index}
                    css={styles.cell}
                    data-selected={isWhole && index < value.length}
                    data-next={index === Math.min(value.length, length - 1)}
                  >
                    {value[index]}
                  </span>
                ))}
              </span>
            )}
            {ties['aria-invalid'] && (
              <span css={styles.wrong} data-segmented={segmented}>
                <Wrong />
              </span>
            )}
          </div>
          <p css={styles.note} role="status">
            {note}
          </p>
        </>
      )}
    </Labelled>
  )
}

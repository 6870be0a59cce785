import { css } from '@emotion/react'
import { type ClipboardEvent, useCallback, useState } from 'react'
import { Wrong } from './Field.tsx'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { figures } from './shared.ts'
import { colour, media, radius, size, space, system, text, weight } from './theme.ts'

/**
 * Style of the input as a single box for the whole code. Used on phones, and for codes that are too long for one box per
 * character.
 */
const plain = css([
  figures,
  {
    inlineSize: '100%',
    minBlockSize: size.asyncHeight,
    // If there is an error, the border becomes thicker and the padding thinner, so that nothing moves.
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
  // The transparent input lies over the boxes, which draw the characters and the caret (SEC-036). Without such boxes, the
  // input has a box of its own (SEC-037).
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
      // Without this declaration, forced colours mode would make the characters of the input visible too.
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
  // Error icon of the single box. If each character has a box, the borders of the boxes show the error.
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
  /**
   * `typed` returns the new value after typing, and `pasted` returns the new value after pasting. Both apply the core's
   * rules for codes (SHELL-066 to SHELL-069).
   */
  readonly typed: (value: string, next: string) => string
  readonly pasted: (value: string, pasted: string) => string
  /** Returns the reason why a pasted text is rejected or shortened. Null if the whole text is accepted. */
  readonly pasteNote: (pasted: string) => string | null
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** True if the code may contain letters; phones then show the full keyboard. */
  readonly letters?: boolean
  /** True to show one box per character if there is space. Otherwise one box contains the whole code. */
  readonly segmented?: boolean
  readonly disabled?: boolean
}

/**
 * Tracks whether the input is focused and its whole text is selected. Uses native events, because React's event does not
 * fire when a script selects the text.
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
    // Listens to all selection events except `input`. If React rendered between the native `input` event and React's own
    // `input` handler, React would restore the previous value.
    const events = ['select', 'selectionchange', 'focus', 'blur']
    for (const event of events) input.addEventListener(event, look)
    return () => {
      for (const event of events) input.removeEventListener(event, look)
    }
  }, [])
  return [isWhole, follow] as const
}

/**
 * Input for a code, which a phone can fill in from a text message. If there is space, each character has its own box. These
 * boxes are drawn below a single transparent input.
 */
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
  const change = (next: string, message: string | null = null) => {
    setNote(message)
    if (next !== value) onChange(next)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    // Clipboard content without text, such as an image, leaves the value unchanged.
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
                // Ignores a blur to another window, from which the user returns to the field.
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

import { css } from '@emotion/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'
import { isComposing } from './composing.ts'
import { fieldStyles, Wrong } from './Field.tsx'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { neighbourIn } from './list-keys.ts'
import { optionList, useOptionList } from './option-list.ts'
import { text } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

// Suggestions are not shortened, because two addresses may differ only at their ends.
const label = css({ fontSize: text.s, gridColumn: '1 / -1', overflowWrap: 'anywhere' })

export interface SuggestFieldProps extends LabelledProps {
  readonly value: string
  /** Suggested texts, in display order. If there are none, the field is a plain input. */
  readonly suggestions: ReadonlyArray<{ readonly id: string; readonly label: string }>
  readonly readOnly?: boolean
  readonly autoComplete?: string
  readonly onChange: (value: string) => void
  readonly onChoose: (id: string) => void
  readonly onBlur?: () => void
}

/** Returns the number of suggestions as text that screen readers announce. */
const counted = (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`)

/**
 * State of the list of suggestions: open or closed, and the highlighted suggestion. A closed list has no highlighted
 * suggestion.
 */
const usePointed = ({ suggestions, readOnly = false, onChange, onChoose, onBlur }: SuggestFieldProps) => {
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const isOpen = isWanted && !readOnly && suggestions.length > 0
  const at = isOpen ? suggestions.findIndex(({ id }) => id === active) : -1

  const close = () => {
    setIsWanted(false)
    setActive(null)
  }
  const type = (value: string) => {
    onChange(value)
    setIsWanted(true)
    setActive(null)
  }
  const choose = (id: string) => {
    onChoose(id)
    close()
  }
  const leave = () => {
    close()
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (isComposing(event)) return
    if (key === 'Enter') {
      // Enter chooses the highlighted suggestion and never submits the form.
      event.preventDefault()
      const pointed = suggestions[at]
      if (pointed !== undefined) choose(pointed.id)
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      // Esc must not also close the dialog around the field.
      event.stopPropagation()
      close()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (suggestions.length === 0 || readOnly) return
      event.preventDefault()
      setIsWanted(true)
      setActive(suggestions[neighbourIn(key, at, suggestions.length) ?? 0]?.id ?? null)
    }
  }
  return { isOpen, at, type, choose, leave, point: setActive, onKeyDown }
}

/**
 * Text field with suggestions. Its value is the typed text; choosing a suggestion is optional. The focus stays in the input.
 * Enter chooses the highlighted suggestion, or does nothing if none is highlighted.
 */
export const SuggestField = (props: SuggestFieldProps) => {
  const { label: name, hint, error, aside, value, suggestions, readOnly = false, autoComplete = 'off' } = props
  const list = useId()
  const { isOpen, at, type, choose, leave, point, onKeyDown } = usePointed(props)
  const { box, popup } = useOptionList(isOpen)
  useEffect(() => {
    if (at >= 0) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, at])
  // A click in the list must not take the focus from the input.
  const onMouseDown = (event: MouseEvent) => event.preventDefault()
  return (
    <Labelled label={name} hint={hint} error={error} aside={aside}>
      {(ties) => (
        <div ref={box} css={fieldStyles.box}>
          <input
            {...ties}
            css={fieldStyles.input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
            autoComplete={autoComplete}
            spellCheck={false}
            readOnly={readOnly}
            value={value}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          {ties['aria-invalid'] && <Wrong />}
          <div ref={popup} popover="manual" css={optionList.popup} onMouseDown={onMouseDown}>
            <ul id={list} role="listbox" aria-label={name} hidden={!isOpen}>
              {suggestions.map(({ id, label: words }, index) => (
                <li
                  key={id}
                  id={`${list}-${index}`}
                  css={optionList.option}
                  role="option"
                  aria-selected={index === at}
                  data-active={index === at}
                  onClick={() => choose(id)}
                  onMouseMove={() => point(id)}
                >
                  <span css={label}>{words}</span>
                </li>
              ))}
            </ul>
          </div>
          <VisuallyHidden>
            <span role="status">{isOpen && counted(suggestions.length)}</span>
          </VisuallyHidden>
        </div>
      )}
    </Labelled>
  )
}

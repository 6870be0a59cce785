import { css } from '@emotion/react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { fieldStyles, Wrong } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { chevronDown } from './icons-later.ts'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { optionList, useOptionList } from './option-list.ts'
import { Pill } from './Pill.tsx'
import { oneLine } from './shared.ts'
import { colour, media, space, text } from './theme.ts'
import { useCombobox } from './use-combobox.ts'

const styles = {
  lead: css({ display: 'flex', paddingInlineStart: space.s3 }),
  end: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    paddingInlineEnd: space.s3,
    fontSize: text.xs,
    whiteSpace: 'nowrap',
    color: colour.ink3,
    pointerEvents: 'none',
  }),
  note: css([oneLine, { fontSize: text.xs, color: colour.ink3, [media.forced]: { color: 'inherit' } }]),
  none: css({ padding: space.s3, fontSize: text.s, color: colour.ink2, '&:empty': { display: 'none' } }),
}

/** Option of a combobox. */
export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** Second line of the option in the list. When the option is chosen, the note is shown at the end of the input's box. */
  readonly note: string | null
  readonly icon: ReactNode
  /** Reason why the option is unavailable. Null if it is available. */
  readonly unavailable: string | null
}

export interface ComboboxProps extends LabelledProps {
  readonly placeholder: string
  readonly chosen: ComboboxOption | null
  /** Options that match the search text, in display order. */
  readonly options: ReadonlyArray<ComboboxOption>
  /** Search text; empty if the user is not searching. */
  readonly query: string
  /** Message to show if the search finds no option. Null if it finds options. */
  readonly none: string | null
  readonly readOnly?: boolean
  readonly onQuery: (query: string) => void
  readonly onChoose: (id: string) => void
}

interface OptionsProps extends Pick<ComboboxProps, 'label' | 'options' | 'chosen'> {
  readonly list: string
  /** Index of the highlighted option, or -1 if none is highlighted. */
  readonly at: number
  readonly onPress: (option: ComboboxOption) => void
  readonly onPoint: (id: string) => void
}

const Options = ({ list, label, options, chosen, at, onPress, onPoint }: OptionsProps) => (
  <ul id={list} role="listbox" aria-label={label} hidden={options.length === 0}>
    {options.map((option, index) => (
      <li
        key={option.id}
        id={`${list}-${index}`}
        css={optionList.option}
        role="option"
        aria-selected={option.id === chosen?.id}
        aria-disabled={option.unavailable !== null}
        data-active={index === at}
        onClick={() => onPress(option)}
        onMouseMove={() => onPoint(option.id)}
      >
        {option.icon}
        <div>
          <p css={optionList.label}>{option.label}</p>
          {option.note !== null && <p css={styles.note}>{option.note}</p>}
        </div>
        {option.unavailable !== null && <Pill>{option.unavailable}</Pill>}
      </li>
    ))}
  </ul>
)

/**
 * Field in which the user chooses one of many options, with a search. The input shows the chosen option. Unavailable options
 * are listed too, each with a reason. The focus always stays in the input.
 */
export const Combobox = (props: ComboboxProps) => {
  const { label, hint, error, aside, placeholder, chosen, options, query, none, readOnly = false } = props
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const { open, isTyping, at, show, close, type, choose, point, onKeyDown } = useCombobox(props, input)
  const { box, popup } = useOptionList(open)
  const isListed = open && options.length > 0
  const shown = isTyping ? null : chosen
  useEffect(() => {
    if (isListed) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [isListed, list, at])

  // A click in the box or in the list must not take the focus from the input.
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === input.current) return
    event.preventDefault()
    if (event.target instanceof Node && popup.current?.contains(event.target) === true) return
    input.current?.focus()
    if (open) close()
    else show()
  }
  return (
    <Labelled label={label} hint={hint} error={error} aside={aside}>
      {(ties) => (
        <div ref={box} css={fieldStyles.box} onMouseDown={onMouseDown}>
          {shown !== null && <span css={styles.lead}>{shown.icon}</span>}
          <input
            {...ties}
            ref={input}
            css={fieldStyles.input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={list}
            aria-activedescendant={isListed && at >= 0 ? `${list}-${at}` : undefined}
            aria-describedby={[`${list}-note`, ties['aria-describedby']].join(' ')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            readOnly={readOnly}
            value={isTyping ? query : (chosen?.label ?? '')}
            onChange={(event) => type(event.target.value)}
            onClick={show}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {ties['aria-invalid'] && <Wrong />}
          <span css={styles.end}>
            <span id={`${list}-note`}>{shown?.note}</span>
            <Icon drawing={chevronDown} small />
          </span>
          <div ref={popup} popover="manual" css={optionList.popup}>
            <Options
              list={list}
              label={label}
              options={options}
              chosen={chosen}
              at={at}
              onPress={choose}
              onPoint={point}
            />
            <p css={styles.none} role="status">
              {open && none}
            </p>
          </div>
        </div>
      )}
    </Labelled>
  )
}

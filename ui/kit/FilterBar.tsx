import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { Button } from './Button.tsx'
import { filterBarStyles } from './filter-bar-styles.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { check, chevronDown, search as searchIcon } from './icons-later.ts'
import { sliders } from './icons-lists.ts'
import { close } from './icons.ts'
import { Segmented, type SegmentedProps } from './Segmented.tsx'

/** Dropdown filter, in which the user chooses one option. The first option turns the filter off. */
export interface FilterDropdown {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Filter that the user turns on or off, such as "30 Days". */
export interface FilterToggle {
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

/** Rarely used filters. A button shows and hides them. */
export interface FurtherFilters {
  /** Label of the button that shows and hides these filters. */
  readonly label: string
  /** True if the user has set at least one of these filters. */
  readonly isSet: boolean
  readonly children: ReactNode
}

export interface FilterBarProps {
  /** Accessible name of the filter bar, which names the filtered list. */
  readonly label: string
  /** Two groups of pills: `type` chooses what the list contains, and `dates` chooses the period of the list. */
  readonly type?: SegmentedProps<string> | undefined
  /** Buttons before the groups of pills, such as saved filters. */
  readonly views?: ReactNode
  readonly dates?: SegmentedProps<string> | undefined
  /** Text search of the list. Null if the list has no text search. */
  readonly search: {
    readonly label: string
    /** Examples of text that the search can find. */
    readonly placeholder: string
    readonly value: string
    readonly onChange: (value: string) => void
    /** Label of the button that empties the search. */
    readonly clear: string
  } | null
  readonly toggles?: ReadonlyArray<FilterToggle>
  readonly dropdowns?: ReadonlyArray<FilterDropdown>
  /** Menus with several choices, after the dropdowns. */
  readonly menus?: ReactNode
  readonly further?: FurtherFilters | undefined
  /** Number of matches, and the button that clears the filters; it has no label if there is nothing to clear. */
  readonly result: { readonly text: string; readonly clear: string | null; readonly onClear: () => void } | null
  /** Actions on the listed rows, beside the number of matches. */
  readonly actions?: ReactNode
}

const Dropdown = ({ label, options, value, onChange }: FilterDropdown) => (
  <span css={filterBarStyles.drop} data-set={value !== options[0]?.value}>
    <select
      css={filterBarStyles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon drawing={chevronDown} small />
  </span>
)

type SearchProps = NonNullable<FilterBarProps['search']> & {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onClear: () => void
}

/**
 * Text search. The field shows a letter at once, and reports it after the next paint, because filtering a long list takes
 * longer. A field that loses the focus reports at once, so that no later action meets an earlier text.
 */
const Search = ({ input, label, placeholder, value, onChange, clear, onClear }: SearchProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const report = useCallback(() => {
    if (typed === null) return
    setTyped(null)
    onChange(typed)
  }, [typed, onChange])
  useEffect(() => (typed === null ? undefined : afterPaint(report)), [typed, report])
  const empty = (): void => {
    setTyped(null)
    onClear()
  }
  const text = typed ?? value
  return (
    <label css={filterBarStyles.search}>
      <Icon drawing={searchIcon} />
      <input
        ref={input}
        css={filterBarStyles.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={report}
      />
      {text !== '' && <IconButton icon={close} label={clear} onClick={empty} />}
    </label>
  )
}

/** Filters of a long list, such as kind, date and text, with the number of matches below them. */
export const FilterBar = (props: FilterBarProps) => {
  const { label, type, views, dates, search, toggles = [], dropdowns = [], menus, further, result, actions } = props
  const id = useId()
  // These filters are visible from the start if the user has set one of them.
  const [isOpen, setIsOpen] = useState(further?.isSet === true)
  const input = useRef<HTMLInputElement>(null)
  // Clicking the button removes the button, so the search field gets the focus.
  const clear = (act: () => void) => (): void => {
    input.current?.focus()
    act()
  }
  return (
    <div css={filterBarStyles.bar} role="search" aria-label={label}>
      <div css={filterBarStyles.lines}>
        {(type !== undefined || dates !== undefined) && (
          <div css={filterBarStyles.choices}>
            {views}
            {type !== undefined && <Segmented {...type} />}
            {dates !== undefined && <Segmented {...dates} />}
          </div>
        )}
        <div css={filterBarStyles.narrowing}>
          {search !== null && <Search {...search} input={input} onClear={clear(() => search.onChange(''))} />}
          {toggles.map(({ label: name, isOn, onPress }) => (
            <button
              key={name}
              css={filterBarStyles.toggle}
              type="button"
              aria-pressed={isOn}
              data-set={isOn}
              onClick={() => onPress()}
            >
              {isOn && <Icon drawing={check} small />}
              {name}
            </button>
          ))}
          {dropdowns.map((dropdown) => (
            <Dropdown key={dropdown.label} {...dropdown} />
          ))}
          {menus}
          {further !== undefined && (
            <button
              css={filterBarStyles.further}
              type="button"
              aria-label={further.label}
              aria-expanded={isOpen}
              aria-controls={id}
              data-set={further.isSet}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon drawing={sliders} />
            </button>
          )}
        </div>
        {further !== undefined && (
          <div id={id} hidden={!isOpen}>
            {further.children}
          </div>
        )}
        <div css={filterBarStyles.result}>
          <p role="status">{result?.text}</p>
          {result !== null && result.clear !== null && (
            <Button kind="text" onClick={clear(result.onClear)}>
              {result.clear}
            </Button>
          )}
          {actions}
        </div>
      </div>
    </div>
  )
}

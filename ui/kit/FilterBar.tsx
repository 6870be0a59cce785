import { css } from '@emotion/react'
import { type ReactNode, useId, useRef, useState, type RefObject } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { check, chevronDown, search as searchIcon } from './icons-later.ts'
import { sliders } from './icons-lists.ts'
import { close } from './icons.ts'
import { Segmented, type SegmentedProps } from './Segmented.tsx'
import { colour, media, radius, room, size, space, text, weight } from './theme.ts'

const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.target,
  border: `${size.hairline} solid ${colour.controlLine}`,
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.ink2,
  fontSize: text.s,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: colour.ink2 },
  '&[data-set="true"]': { borderColor: colour.brand, background: colour.brandSoft, color: colour.brand },
})

const styles = {
  // By the room that it has: the lists beside it may leave it little on a wide screen, too.
  bar: css({ containerType: 'inline-size' }),
  lines: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 }),
  // Each takes a full line, and the dropdowns share one; two lines where there is room.
  choices: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s2,
    '& > fieldset': { display: 'flex', inlineSize: '100%' },
    '& > fieldset > label': { flex: '1 1 auto', justifyContent: 'center', paddingInline: space.s1 },
    [room.wide]: {
      '& > fieldset': { display: 'inline-flex', inlineSize: 'auto' },
      '& > fieldset > label': { flex: 'none', paddingInline: space.s4 },
    },
  }),
  narrowing: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s2,
    '&:empty': { display: 'none' },
    // The sentence below says what it comes to.
    '@media print': { display: 'none' },
  }),
  search: css([
    pill,
    {
      flex: '1 1 100%',
      minInlineSize: 0,
      paddingInlineStart: space.s4,
      color: colour.ink3,
      cursor: 'text',
      '&:focus-within': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: `calc(-1 * ${size.hairline})` },
      [room.wide]: { flex: `1 1 ${size.search}` },
    },
  ]),
  input: css({
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.target,
    paddingInlineEnd: space.s4,
    border: 0,
    borderRadius: radius.round,
    background: 'transparent',
    // Less would make phones enlarge the page.
    fontSize: text.m,
    fontWeight: weight.regular,
    color: colour.ink1,
    appearance: 'none',
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The pill around it shows the focus, except where colours are forced.
    '&:focus-visible': { outline: 'none', [media.forced]: { outline: `${size.ring} solid` } },
    '&::placeholder': { color: colour.ink3, opacity: 1 },
  }),
  toggle: css([pill, { paddingInline: space.s4 }]),
  drop: css([
    pill,
    {
      position: 'relative',
      flex: '1 1 0',
      minInlineSize: 'fit-content',
      '& > svg': { position: 'absolute', insetInlineEnd: space.s3, pointerEvents: 'none' },
      [room.wide]: { flex: 'none' },
    },
  ]),
  select: css({
    inlineSize: '100%',
    minBlockSize: size.target,
    paddingInline: `${space.s4} ${space.s6}`,
    border: 0,
    borderRadius: radius.round,
    background: 'transparent',
    fontWeight: 'inherit',
    appearance: 'none',
    // As wide as what is chosen, where browsers can do that.
    fieldSizing: 'content',
    cursor: 'pointer',
    // The list is the system's own, on a ground of its own.
    '& option': { background: colour.surface, color: colour.ink1 },
  }),
  further: css([pill, { justifyContent: 'center', inlineSize: size.target, padding: 0 }]),
  result: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s3,
    color: colour.ink3,
    fontSize: text.s,
    // It stays in the page while it says nothing, so that it is heard later, and takes no room.
    '&:has([role="status"]:empty)': { marginBlockStart: `calc(-1 * ${space.s2})` },
  }),
}

/** A choice of one of many, of which the first stands for all of them. */
export interface FilterDropdown {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Something that is on or off, as in "30 Days". */
export interface FilterToggle {
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

/** What is chosen less often, shown at a press. */
export interface FurtherFilters {
  /** Of the button. */
  readonly label: string
  /** Whether one of them is set. */
  readonly isSet: boolean
  readonly children: ReactNode
}

export interface FilterBarProps {
  /** What is filtered. */
  readonly label: string
  /** Which list it is, and of when: each one of a few. */
  readonly type?: SegmentedProps<string> | undefined
  readonly dates?: SegmentedProps<string> | undefined
  /** null: nothing is looked for by words. */
  readonly search: {
    readonly label: string
    /** What can be looked for. */
    readonly placeholder: string
    readonly value: string
    readonly onChange: (value: string) => void
    /** Name of the button that empties it. */
    readonly clear: string
  } | null
  readonly toggles?: ReadonlyArray<FilterToggle>
  readonly dropdowns?: ReadonlyArray<FilterDropdown>
  readonly further?: FurtherFilters | undefined
  /** How many are left, and the way back to all of them; null: nothing is left out. */
  readonly result: { readonly text: string; readonly clear: string; readonly onClear: () => void } | null
}

const Dropdown = ({ label, options, value, onChange }: FilterDropdown) => (
  <span css={styles.drop} data-set={value !== options[0]?.value}>
    <select css={styles.select} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
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

const Search = ({ input, label, placeholder, value, onChange, clear, onClear }: SearchProps) => (
  <label css={styles.search}>
    <Icon drawing={searchIcon} />
    <input
      ref={input}
      css={styles.input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
    {value !== '' && <IconButton icon={close} label={clear} onClick={onClear} />}
  </label>
)

/** What a long list is narrowed by: its kind and its dates, words, and choices; with how many that leaves. */
export const FilterBar = (props: FilterBarProps) => {
  const { label, type, dates, search, toggles = [], dropdowns = [], further, result } = props
  const id = useId()
  // What is set is seen, from the first time on.
  const [isOpen, setIsOpen] = useState(further?.isSet === true)
  const input = useRef<HTMLInputElement>(null)
  // The button that was pressed goes away.
  const clear = (act: () => void) => (): void => {
    input.current?.focus()
    act()
  }
  return (
    <div css={styles.bar} role="search" aria-label={label}>
      <div css={styles.lines}>
        {(type !== undefined || dates !== undefined) && (
          <div css={styles.choices}>
            {type !== undefined && <Segmented {...type} />}
            {dates !== undefined && <Segmented {...dates} />}
          </div>
        )}
        <div css={styles.narrowing}>
          {search !== null && <Search {...search} input={input} onClear={clear(() => search.onChange(''))} />}
          {toggles.map(({ label: name, isOn, onPress }) => (
            <button
              key={name}
              css={styles.toggle}
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
          {further !== undefined && (
            <button
              css={styles.further}
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
        <div css={styles.result}>
          <p role="status">{result?.text}</p>
          {result !== null && (
            <Button kind="text" onClick={clear(result.onClear)}>
              {result.clear}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

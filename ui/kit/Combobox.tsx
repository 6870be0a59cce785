import { css } from '@emotion/react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fieldStyles } from './Field.tsx'
import { floating } from './floating.ts'
import { Icon } from './Icon.tsx'
import { chevronDown } from './icons-later.ts'
import { Labelled, type LabelledProps } from './Labelled.tsx'
import { neighbourIn } from './list-keys.ts'
import { Pill } from './Pill.tsx'
import { oneLine } from './shared.ts'
import { colour, media, radius, size, space, system, text, weight } from './theme.ts'
import { useBeside } from './use-beside.ts'

const styles = {
  // The list scrolls, not the box: it is a part of the input for those who go by keys.
  popup: css([
    floating,
    {
      overflow: 'hidden',
      '&:popover-open': { display: 'flex', flexDirection: 'column' },
      '& > ul': { minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
    },
  ]),
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
  option: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.target,
    paddingBlock: space.s1,
    paddingInline: space.s2,
    // Transparent until forced colours draw it.
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r1,
    cursor: 'pointer',
    '&[data-active="true"]': { background: colour.sunken },
    '&[aria-selected="true"]': { background: colour.brandSoft },
    '&[aria-selected="true"][data-active="true"]': { borderColor: colour.brand },
    '&[aria-disabled="true"]': { color: colour.ink3, cursor: 'default' },
    [media.forced]: {
      borderColor: system.ground,
      '&[data-active="true"]': { forcedColorAdjust: 'none', background: system.chosen, color: system.chosenInk },
    },
  }),
  label: css([oneLine, { fontSize: text.s, fontWeight: weight.medium }]),
  note: css([oneLine, { fontSize: text.xs, color: colour.ink3, [media.forced]: { color: 'inherit' } }]),
  none: css({ padding: space.s3, fontSize: text.s, color: colour.ink2, '&:empty': { display: 'none' } }),
}

/** One of those to choose from. */
export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** Stands under the label, and beside it where it is chosen. */
  readonly note: string | null
  readonly icon: ReactNode
  /** Says that it cannot be chosen; null: it can. */
  readonly unavailable: string | null
}

export interface ComboboxProps extends LabelledProps {
  readonly placeholder: string
  readonly chosen: ComboboxOption | null
  /** What was found by the query, in order. */
  readonly options: ReadonlyArray<ComboboxOption>
  /** What is searched for; empty while nothing is. */
  readonly query: string
  /** Said in place of the options: nothing was found; null: something was. */
  readonly none: string | null
  readonly readOnly?: boolean
  readonly onQuery: (query: string) => void
  readonly onChoose: (id: string) => void
}

/**
 * One of many, found by typing: an input that shows what is chosen, and a list of what there is to choose. What is not
 * available stands in the list, and says so. The focus stays in the input.
 */
export const Combobox = ({
  label,
  hint,
  error,
  placeholder,
  chosen,
  options,
  query,
  none,
  readOnly = false,
  onQuery,
  onChoose,
}: ComboboxProps) => {
  const list = useId()
  const [open, setOpen] = useState(false)
  // What is typed takes the place of what is chosen, until either is given up.
  const [isTyping, setIsTyping] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const pointed = options.findIndex(({ id }) => id === active)
  // Who types takes the first that can be had, until another is pointed at.
  const at = pointed < 0 && isTyping ? options.findIndex(({ unavailable }) => unavailable === null) : pointed
  const isListed = open && options.length > 0
  const shown = isTyping ? null : chosen

  useLayoutEffect(() => {
    const element = popup.current
    if (!open || element === null) return
    element.showPopover()
    return () => element.hidePopover()
  }, [open])
  useBeside(open, box, popup, 'stretch')
  useEffect(() => {
    if (isListed) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [isListed, list, at])

  const show = () => {
    if (open || readOnly) return
    setOpen(true)
    setActive(chosen?.id ?? null)
    input.current?.select()
  }
  const close = () => {
    setOpen(false)
    setIsTyping(false)
    setActive(null)
    if (query !== '') onQuery('')
  }
  const type = (text: string) => {
    onQuery(text)
    setIsTyping(true)
    setOpen(true)
    setActive(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (option === undefined || option.unavailable !== null) return
    onChoose(option.id)
    close()
  }

  // All of the box is the input's, and a press in the list leaves the focus there too.
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === input.current) return
    event.preventDefault()
    if (event.target instanceof Node && popup.current?.contains(event.target) === true) return
    input.current?.focus()
    if (open) close()
    else show()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbourIn(event.key, at, options.length)
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      // Not for the dialog around it as well.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(options[at])
    } else if (next !== null && open) {
      event.preventDefault()
      setActive(options[next]?.id ?? null)
    } else if (next !== null && event.key.startsWith('Arrow')) {
      event.preventDefault()
      show()
    }
  }

  return (
    <Labelled label={label} hint={hint} error={error}>
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
          <span css={styles.end}>
            <span id={`${list}-note`}>{shown?.note}</span>
            <Icon drawing={chevronDown} small />
          </span>
          <div ref={popup} popover="manual" css={styles.popup}>
            <ul id={list} role="listbox" aria-label={label} hidden={options.length === 0}>
              {options.map((option, index) => (
                <li
                  key={option.id}
                  id={`${list}-${index}`}
                  css={styles.option}
                  role="option"
                  aria-selected={option.id === chosen?.id}
                  aria-disabled={option.unavailable !== null}
                  data-active={index === at}
                  onClick={() => choose(option)}
                  onMouseMove={() => setActive(option.id)}
                >
                  {option.icon}
                  <div>
                    <p css={styles.label}>{option.label}</p>
                    {option.note !== null && <p css={styles.note}>{option.note}</p>}
                  </div>
                  {option.unavailable !== null && <Pill>{option.unavailable}</Pill>}
                </li>
              ))}
            </ul>
            <p css={styles.none} role="status">
              {open && none}
            </p>
          </div>
        </div>
      )}
    </Labelled>
  )
}

import { css } from '@emotion/react'
import { type MouseEvent, useId } from 'react'
import { filterBarStyles } from './filter-bar-styles.ts'
import { floating } from './floating.ts'
import { Icon } from './Icon.tsx'
import { chevronDown } from './icons-later.ts'
import { figures } from './shared.ts'
import { colour, radius, size, space, text } from './theme.ts'
import { usePopover } from './use-popover.ts'

const styles = {
  button: css([filterBarStyles.toggle, { justifyContent: 'space-between' }]),
  box: css([floating, { inlineSize: `min(${size.menu}, calc(100vw - 2 * ${space.s4}))` }]),
  group: css({ border: 0, margin: 0, padding: 0, minInlineSize: 0 }),
  option: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.target,
    paddingInline: space.s3,
    borderRadius: radius.r1,
    fontSize: text.s,
    cursor: 'pointer',
    '&:hover': { background: colour.sunken },
    '&:has(:focus-visible)': {
      outline: `${size.ring} solid ${colour.focus}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
    '& input': { inlineSize: size.iconSmall, blockSize: size.iconSmall, margin: 0, accentColor: colour.brand },
    '& input:focus-visible': { outline: 'none' },
  }),
  name: css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
  count: css([figures, { color: colour.ink3 }]),
}

export interface CheckMenuProps {
  /** Name of what the user chooses, such as "Kinds". */
  readonly label: string
  /** Text of the button: the choices. */
  readonly text: string
  readonly isSet: boolean
  readonly options: ReadonlyArray<{
    readonly value: string
    readonly label: string
    readonly isChosen: boolean
    /** Number beside the option. Null if there is none. */
    readonly count: number | null
  }>
  /** Handles a change with the values that are chosen now. */
  readonly onChange: (values: ReadonlyArray<string>) => void
}

/** Button that opens a popup with check boxes, of which the user chooses any number. Esc and a click outside close it. */
export const CheckMenu = ({ label, text: words, isSet, options, onChange }: CheckMenuProps) => {
  const id = useId()
  const { open, button, box, show, hide, onBeforeToggle } = usePopover('input', 'start')
  // Prevents the browser from showing the popup before it is positioned.
  const onPress = (event: MouseEvent) => {
    event.preventDefault()
    if (open) hide()
    else show()
  }
  const choose = (value: string, isChosen: boolean) => () =>
    onChange(options.filter((one) => (one.value === value ? !isChosen : one.isChosen)).map((one) => one.value))
  return (
    <>
      <button
        ref={button}
        css={styles.button}
        type="button"
        aria-label={`${label}: ${words}`}
        aria-expanded={open}
        // `popoverTarget` makes the browser treat a click on the button as a click inside the popup.
        popoverTarget={id}
        data-set={isSet}
        onClick={onPress}
      >
        {words}
        <Icon drawing={chevronDown} small />
      </button>
      <div id={id} ref={box} popover="auto" css={styles.box} onBeforeToggle={onBeforeToggle}>
        <fieldset css={styles.group} aria-label={label}>
          {options.map(({ value, label: name, isChosen, count }) => (
            <label key={value} css={styles.option}>
              <input type="checkbox" checked={isChosen} onChange={choose(value, isChosen)} />
              <span css={styles.name}>{name}</span>
              {count !== null && <span css={styles.count}>{count}</span>}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  )
}

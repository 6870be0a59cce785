import { css } from '@emotion/react'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { floating } from './floating.ts'
import { IconButton } from './IconButton.tsx'
import { more } from './icons-later.ts'
import { neighbourIn } from './list-keys.ts'
import { innerRing } from './shared.ts'
import { colour, radius, size, space, text, weight } from './theme.ts'
import { usePopover } from './use-popover.ts'

const styles = {
  menu: css([floating, { inlineSize: `min(${size.menu}, calc(100vw - 2 * ${space.s4}))` }]),
  entry: css([
    innerRing,
    {
      display: 'block',
      inlineSize: '100%',
      minBlockSize: size.target,
      paddingBlock: space.s2,
      paddingInline: space.s3,
      border: 0,
      borderRadius: radius.r1,
      background: 'transparent',
      fontSize: text.s,
      fontWeight: weight.medium,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '&:hover, &:focus': { background: colour.sunken },
      '&[data-danger="true"]': { color: colour.bad },
      '&[aria-disabled="true"]': { color: colour.ink3 },
    },
  ]),
  why: css({ display: 'block', fontSize: text.xs, fontWeight: weight.regular }),
}

const entry = '[role="menuitem"]'

/** Entry of a row's menu. */
export interface RowAction {
  readonly id: string
  readonly label: string
  /** Reason why the action is unavailable. Null if it is available. */
  readonly disabled: string | null
  /** True if the action is destructive. */
  readonly isDanger?: boolean
  readonly onChoose: () => void
}

export interface RowMenuProps {
  /** Accessible name of the menu button, which also names the row. */
  readonly label: string
  readonly actions: ReadonlyArray<RowAction>
}

/**
 * Moves the focus to the next or previous entry on an arrow key, and from the last entry to the first. Ignores other keys.
 */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(entry)]
  const at = entries.findIndex((one) => one === document.activeElement)
  const next = neighbourIn(event.key, at, entries.length)
  if (next === null) return
  event.preventDefault()
  entries[next]?.focus()
}

const Entry = ({ action, onPress }: { readonly action: RowAction; readonly onPress: () => void }) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    css={styles.entry}
    aria-disabled={action.disabled !== null}
    data-danger={action.isDanger === true}
    onClick={onPress}
  >
    {action.label}
    {action.disabled !== null && <span css={styles.why}>{action.disabled}</span>}
  </button>
)

/**
 * Button that opens a menu with the actions of a row. The browser shows the menu above everything else, closes it on a click
 * elsewhere, and returns the focus to the button.
 */
export const RowMenu = ({ label, actions }: RowMenuProps) => {
  const id = useId()
  const { open, button, box: menu, show, hide, onBeforeToggle } = usePopover(entry, 'end')
  // Prevents the browser from showing the menu before it is positioned.
  const onPress = (event: MouseEvent) => {
    event.preventDefault()
    if (open) hide()
    else show()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    show()
  }
  const onMenuKey = (event: KeyboardEvent<HTMLElement>) => {
    walk(event)
    // Tab closes the menu and moves the focus to the element after the menu button.
    if (event.key === 'Tab') hide()
  }
  const choose = (action: RowAction) => () => {
    if (action.disabled !== null) return
    hide()
    action.onChoose()
  }
  return (
    <>
      <IconButton
        icon={more}
        label={label}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        // `popoverTarget` makes the browser treat a click on the button as a click inside the menu.
        popoverTarget={id}
        onClick={onPress}
        onKeyDown={onButtonKey}
      />
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={label}
        css={styles.menu}
        onBeforeToggle={onBeforeToggle}
        onKeyDown={onMenuKey}
      >
        {actions.map((action) => (
          <Entry key={action.id} action={action} onPress={choose(action)} />
        ))}
      </div>
    </>
  )
}

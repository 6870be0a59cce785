import { css } from '@emotion/react'
import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { floating } from './floating.ts'
import { IconButton } from './IconButton.tsx'
import { more } from './icons-later.ts'
import { neighbourIn } from './list-keys.ts'
import { innerRing } from './shared.ts'
import { colour, radius, size, space, text, weight } from './theme.ts'
import { useBeside } from './use-beside.ts'

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

/** Something that can be done with a row. */
export interface RowAction {
  readonly id: string
  readonly label: string
  /** Why it cannot be done; null: it can. */
  readonly disabled: string | null
  /** It takes something away. */
  readonly isDanger?: boolean
  readonly onChoose: () => void
}

export interface RowMenuProps {
  /** What the button is for, with the name of its row. */
  readonly label: string
  readonly actions: ReadonlyArray<RowAction>
}

/** The menu and its button: it is shown, in its place and has the focus before the press is over. */
const useMenu = () => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  // Not by the browser's own event, which comes a moment after the menu is seen: by then a key may have come.
  useLayoutEffect(() => {
    if (open) menu.current?.showPopover()
  }, [open])
  useBeside(open, button, menu, 'end')
  useLayoutEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>(entry)?.focus()
  }, [open])

  const show = () => setOpen(true)
  const hide = () => menu.current?.hidePopover()
  // However it is closed: the browser does so, at Esc and at a press outside.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') setOpen(false)
  }
  return { open, button, menu, show, hide, onBeforeToggle }
}

/** Moves the focus among the entries, round both ends; other keys do nothing. */
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
 * A button that opens a menu of what can be done with a row. The browser shows it over everything, closes it when
 * something else is pressed, and gives the focus back to the button.
 */
export const RowMenu = ({ label, actions }: RowMenuProps) => {
  const id = useId()
  const { open, button, menu, show, hide, onBeforeToggle } = useMenu()
  // In place of the browser, which would show it before it has its place.
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
    // A menu is one stop: the next is the one after its button.
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
        // For the browser its press is none outside of the menu.
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

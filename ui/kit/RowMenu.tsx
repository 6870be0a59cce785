import { css } from '@emotion/react'
import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react'
import { floating } from './floating.ts'
import { IconButton } from './IconButton.tsx'
import { more } from './icons-later.ts'
import { stepIn } from './list-keys.ts'
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

/**
 * A button that opens a menu of what can be done with a row. The browser shows it over everything, closes it when
 * something else is pressed, and gives the focus back to the button.
 */
export const RowMenu = ({ label, actions }: RowMenuProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useBeside(open, button, menu, 'end')

  const entries = (): ReadonlyArray<HTMLElement> => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open')
    if (newState === 'open') entries()[0]?.focus()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menu.current?.showPopover()
  }
  const onMenuKey = (event: KeyboardEvent) => {
    const all = entries()
    const next = stepIn(event.key, all.findIndex((entry) => entry === document.activeElement), all.length)
    if (next !== null) {
      event.preventDefault()
      all[next]?.focus()
    }
    // A menu is one stop: the next is the one after its button.
    if (event.key === 'Tab') menu.current?.hidePopover()
  }
  const choose = (action: RowAction) => () => {
    if (action.disabled !== null) return
    menu.current?.hidePopover()
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
        popoverTarget={id}
        onKeyDown={onButtonKey}
      />
      <div id={id} ref={menu} popover="auto" role="menu" aria-label={label} css={styles.menu} onToggle={onToggle} onKeyDown={onMenuKey}>
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            css={styles.entry}
            aria-disabled={action.disabled !== null}
            data-danger={action.isDanger === true}
            onClick={choose(action)}
          >
            {action.label}
            {action.disabled !== null && <span css={styles.why}>{action.disabled}</span>}
          </button>
        ))}
      </div>
    </>
  )
}

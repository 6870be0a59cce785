import { type RefObject, useEffect, useRef } from 'react'

/** Selector of the buttons that open the entries, in order. */
const entries = '[data-entry] button'

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null

/** Number of entries by which a key moves the focus. */
const steps: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/** Actions and settings of the shortcuts. */
export interface EntryKeys {
  /** True if shortcuts of a single letter are off. */
  readonly isOff: boolean
  /** Shows the new entries; null if there are none. */
  readonly showNew: (() => void) | null
  /** Lists the shortcuts. */
  readonly onHelp: () => void
}

/**
 * Shortcuts of the timeline (ACT-020): J and K move between the entries, as do the arrow keys once an entry has the focus.
 * "/" goes to the search, N shows new entries, and "?" lists the shortcuts. They never act in fields or below a dialog.
 */
export const useEntryKeys = (root: RefObject<HTMLElement | null>, keys: EntryKeys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const move = (step: number, isArrow: boolean): boolean => {
      const all = [...(root.current?.querySelectorAll<HTMLElement>(entries) ?? [])]
      const at = all.findIndex((one) => one === document.activeElement)
      if (isArrow && at < 0) return false
      all[at < 0 ? 0 : at + step]?.focus()
      return true
    }
    const act = ({ key }: KeyboardEvent): boolean => {
      const { isOff, showNew, onHelp } = latest.current
      const [step, isArrow] = [steps[key.length === 1 ? key.toLowerCase() : key], key.startsWith('Arrow')]
      if (isOff && !isArrow) return false
      if (step !== undefined) return move(step, isArrow)
      if (key === '/') root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
      else if (key === '?') onHelp()
      else if (key.toLowerCase() === 'n' && showNew !== null) showNew()
      else return false
      return true
    }
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
      if (!isPlain || isTyping(event) || document.querySelector('dialog[open]') !== null) return
      if (act(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [root])
}

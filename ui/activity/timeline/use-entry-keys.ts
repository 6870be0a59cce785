import { type RefObject, useEffect } from 'react'

/** Selector of the buttons that open the entries, in order. */
const entries = '[data-entry] button'

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null

/** Number of entries by which a key moves the focus. */
const steps: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Shortcuts of the timeline (ACT-020): J and K move between the entries, as do the arrow keys once an entry has the focus.
 * "/" goes to the search, and N shows new entries. The shortcuts never act in fields or below an open dialog.
 * @param showNew shows the new entries; null if there are none
 */
export const useEntryKeys = (root: RefObject<HTMLElement | null>, showNew: (() => void) | null): void => {
  useEffect(() => {
    const move = (step: number, isArrow: boolean): boolean => {
      const all = [...(root.current?.querySelectorAll<HTMLElement>(entries) ?? [])]
      const at = all.findIndex((one) => one === document.activeElement)
      if (isArrow && at < 0) return false
      all[at < 0 ? 0 : at + step]?.focus()
      return true
    }
    const act = ({ key }: KeyboardEvent): boolean => {
      const step = steps[key]
      if (step !== undefined) return move(step, key.startsWith('Arrow'))
      if (key === '/') {
        root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
        return true
      }
      if (key !== 'n' || showNew === null) return false
      showNew()
      return true
    }
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
      if (!isPlain || isTyping(event) || document.querySelector('dialog[open]') !== null) return
      if (act(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [root, showNew])
}

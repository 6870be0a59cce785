import { type KeyboardEvent, type RefObject, useState } from 'react'
import { isComposing } from './composing.ts'
import { neighbourIn } from './list-keys.ts'

interface Choosable {
  readonly id: string
  /** Reason why the option is unavailable. Null if it is available. */
  readonly unavailable: string | null
}

interface Choice<O extends Choosable> {
  readonly chosen: O | null
  readonly options: ReadonlyArray<O>
  readonly query: string
  readonly readOnly?: boolean
  readonly onQuery: (query: string) => void
  readonly onChoose: (id: string) => void
}

/** State of a combobox: open or closed, typed text, highlighted option, and the handlers that change them. */
export const useCombobox = <O extends Choosable>(
  { chosen, options, query, readOnly = false, onQuery, onChoose }: Choice<O>,
  input: RefObject<HTMLInputElement | null>,
) => {
  const [open, setOpen] = useState(false)
  // True while the input contains text that the user types. Otherwise it contains the label of the chosen option.
  const [isTyping, setIsTyping] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const pointed = options.findIndex(({ id }) => id === active)
  // While the user types, the first available option is highlighted, until the user highlights another option.
  const at = pointed < 0 && isTyping ? options.findIndex(({ unavailable }) => unavailable === null) : pointed

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
  const choose = (option: O | undefined) => {
    if (option === undefined || option.unavailable !== null) return
    onChoose(option.id)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const next = neighbourIn(event.key, at, options.length)
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      // Esc must not also close the dialog around the combobox.
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
  return { open, isTyping, at, show, close, type, choose, point: setActive, onKeyDown }
}

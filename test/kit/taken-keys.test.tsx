import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RowMenu } from '../../ui/kit/RowMenu.tsx'
import { SuggestField } from '../../ui/kit/SuggestField.tsx'
import { standInPopovers } from './popovers.ts'

standInPopovers()

const nothing = (): void => undefined

/**
 * Presses a key on an element. Returns two booleans. The first is true if the browser performs its default action for the
 * key; the second is true if the document receives the event.
 */
const effectsOf = (element: Element, key: string): ReadonlyArray<boolean> => {
  let isReceived = false
  const onKeyDown = (): void => {
    isReceived = true
  }
  document.addEventListener('keydown', onKeyDown)
  const event = createEvent.keyDown(element, { key })
  fireEvent(element, event)
  document.removeEventListener('keydown', onKeyDown)
  return [!event.defaultPrevented, isReceived]
}

const street = (readOnly: boolean, count: number) => (
  <SuggestField
    label="Street 1"
    value="48"
    suggestions={['a', 'b'].slice(0, count).map((id) => ({ id, label: `48 ${id}` }))}
    readOnly={readOnly}
    onChange={nothing}
    onChoose={nothing}
  />
)

it('SuggestField handles only Enter, the arrow keys (with suggestions) and Escape (while the list is open)', () => {
  const { rerender } = render(street(false, 2))
  const field = () => screen.getByRole('combobox', { name: 'Street 1' })
  // The list is closed at first, so the field leaves Escape to the dialog that contains it.
  expect(effectsOf(field(), 'Escape')).toEqual([true, true])
  expect(effectsOf(field(), 'ArrowDown')).toEqual([false, true])
  expect(effectsOf(field(), 'ArrowUp')).toEqual([false, true])
  expect(effectsOf(field(), 'Escape')).toEqual([false, false])
  expect(effectsOf(field(), 'Escape')).toEqual([true, true])
  expect(effectsOf(field(), 'Enter')).toEqual([false, true])
  expect(effectsOf(field(), 'Tab')).toEqual([true, true])
  expect(effectsOf(field(), 'a')).toEqual([true, true])
  rerender(street(false, 0))
  expect([effectsOf(field(), 'ArrowDown'), effectsOf(field(), 'Enter')]).toEqual([
    [true, true],
    [false, true],
  ])
  rerender(street(true, 2))
  expect(effectsOf(field(), 'ArrowDown')).toEqual([true, true])
})

it('the button of RowMenu handles only ArrowDown; a menu entry handles the arrow keys, Home and End', () => {
  render(<RowMenu label="Options" actions={[{ id: 'edit', label: 'Edit', disabled: null, onChoose: nothing }]} />)
  const button = screen.getByRole('button', { name: 'Options' })
  expect([effectsOf(button, 'Enter')[0], effectsOf(button, 'ArrowUp')[0], effectsOf(button, 'ArrowDown')[0]]).toEqual([
    true,
    true,
    false,
  ])
  const entry = screen.getByRole('menuitem', { name: 'Edit' })
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => effectsOf(entry, key)[0])).toEqual(Array(4).fill(false))
  expect(['Enter', ' ', 'a', 'Tab'].map((key) => effectsOf(entry, key)[0])).toEqual(Array(4).fill(true))
})

import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RowMenu } from '../../ui/kit/RowMenu.tsx'
import { SuggestField } from '../../ui/kit/SuggestField.tsx'
import { standInPopovers } from './popovers.ts'

standInPopovers()

const nothing = (): void => undefined

/** Whether the browser still does with a key what it does with it itself, and whether what is around hears of it. */
const left = (element: Element, key: string): ReadonlyArray<boolean> => {
  let isHeard = false
  const hear = (): void => {
    isHeard = true
  }
  document.addEventListener('keydown', hear)
  const event = createEvent.keyDown(element, { key })
  fireEvent(element, event)
  document.removeEventListener('keydown', hear)
  return [!event.defaultPrevented, isHeard]
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

it('a field that suggests takes the keys of its list, and Enter always, and leaves the others alone', () => {
  const { rerender } = render(street(false, 2))
  const field = () => screen.getByRole('combobox', { name: 'Street 1' })
  // It is closed at first: Esc is for the dialog around it.
  expect(left(field(), 'Escape')).toEqual([true, true])
  expect(left(field(), 'ArrowDown')).toEqual([false, true])
  expect(left(field(), 'ArrowUp')).toEqual([false, true])
  expect(left(field(), 'Escape')).toEqual([false, false])
  expect(left(field(), 'Escape')).toEqual([true, true])
  expect(left(field(), 'Enter')).toEqual([false, true])
  expect(left(field(), 'Tab')).toEqual([true, true])
  expect(left(field(), 'a')).toEqual([true, true])
  rerender(street(false, 0))
  expect([left(field(), 'ArrowDown'), left(field(), 'Enter')]).toEqual([
    [true, true],
    [false, true],
  ])
  rerender(street(true, 2))
  expect(left(field(), 'ArrowDown')).toEqual([true, true])
})

it('a menu takes the keys that walk through it, and its button the one that opens it', () => {
  render(<RowMenu label="Options" actions={[{ id: 'edit', label: 'Edit', disabled: null, onChoose: nothing }]} />)
  const button = screen.getByRole('button', { name: 'Options' })
  expect([left(button, 'Enter')[0], left(button, 'ArrowUp')[0], left(button, 'ArrowDown')[0]]).toEqual([
    true,
    true,
    false,
  ])
  const entry = screen.getByRole('menuitem', { name: 'Edit' })
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => left(entry, key)[0])).toEqual(Array(4).fill(false))
  expect(['Enter', ' ', 'a', 'Tab'].map((key) => left(entry, key)[0])).toEqual(Array(4).fill(true))
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AmountField } from '../../ui/kit/AmountField.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { FilterBar } from '../../ui/kit/FilterBar.tsx'
import { RefreshButton } from '../../ui/kit/RefreshButton.tsx'
import { Segmented } from '../../ui/kit/Segmented.tsx'
import { AddressChoice } from '../../ui/receiving/address-directory/AddressChoice.tsx'

const theme = readFileSync(join(import.meta.dirname, '../../ui/kit/theme.css'), 'utf8')
const [, rule = ''] = /([^{};]*:active[^{};]*)\{\s*opacity:/.exec(theme.replaceAll(/\/\*.*?\*\//gs, '')) ?? []
/** Selector of the elements that fade while they are pressed. */
const pales = rule.replaceAll(':active', '').trim()

const nothing = (): void => undefined

/** Returns the tag names of the elements that fade while `pressed` is pressed: the element itself and its ancestors. */
const paleBy = (pressed: Element): ReadonlyArray<string> => {
  const pale: Array<string> = []
  for (let at: Element | null = pressed; at !== null; at = at.parentElement)
    if (at.matches(pales)) pale.push(at.tagName)
  return pale
}

const options = [
  { value: 'day', label: '1 day' },
  { value: 'week', label: '1 week' },
]
const choiceOf = (isReadOnly: boolean) => (
  <AddressChoice
    key={String(isReadOnly)}
    view={{
      label: 'Address',
      options: [{ id: 'a1', name: 'Main', address: null, pending: null, isChosen: true }],
      isReadOnly,
    }}
    onPick={nothing}
  />
)

it('while an option is pressed, the label of this option fades; a disabled option does not fade', () => {
  const { rerender } = render(<Segmented label="Period" options={options} value="day" onChange={nothing} />)
  expect(paleBy(screen.getByText('1 week'))).toEqual(['LABEL'])
  expect(paleBy(screen.getByRole('radio', { name: '1 week' }))).toEqual(['LABEL'])
  rerender(choiceOf(false))
  expect(paleBy(screen.getByText('Main'))).toEqual(['LABEL'])
  rerender(choiceOf(true))
  expect(paleBy(screen.getByText('Main'))).toEqual([])
})

it('while a button inside a field is pressed, the button fades, but the label of the field does not', () => {
  const search = { label: 'Search', placeholder: 'Name', value: 'a', onChange: nothing, clear: 'Empty it' }
  render(
    <>
      <FilterBar label="Filter" search={search} result={null} />
      <AmountField
        label="Amount"
        symbol="$"
        value=""
        presets={{ label: 'Amounts', options: [{ label: '$25', value: '25', isChosen: false }] }}
        onChange={nothing}
      />
    </>,
  )
  expect(paleBy(screen.getByRole('searchbox'))).toEqual([])
  expect(paleBy(screen.getByRole('button', { name: 'Empty it' }))).toEqual(['BUTTON'])
  expect(paleBy(screen.getByText('$'))).toEqual([])
  expect(paleBy(screen.getByRole('button', { name: '$25' }))).toEqual(['BUTTON'])
})

it('an aria-disabled button ignores presses and keeps the focus', () => {
  const done: Array<string> = []
  const button = (isHeld: boolean) => (
    <Button aria-disabled={isHeld} onClick={() => done.push('pressed')}>
      Send
    </Button>
  )
  const { rerender } = render(button(true))
  const shown = () => screen.getByRole('button', { name: 'Send' })
  shown().focus()
  shown().click()
  expect([done, document.activeElement]).toEqual([[], shown()])
  rerender(button(false))
  shown().click()
  expect(done).toEqual(['pressed'])
})

it.each([true, false])(
  'during a refresh, the refresh button ignores presses and keeps the focus (icon only: %s)',
  (isSmall) => {
    const done: Array<string> = []
    const button = (isRefreshing: boolean) => (
      <RefreshButton
        refresh={{ label: 'Refresh', isRefreshing }}
        isSmall={isSmall}
        onPress={() => done.push('refreshed')}
      />
    )
    const { rerender } = render(button(true))
    const shown = () => screen.getByRole('button', { name: 'Refresh' })
    shown().focus()
    shown().click()
    expect([done, document.activeElement]).toEqual([[], shown()])
    rerender(button(false))
    shown().click()
    expect(done).toEqual(['refreshed'])
  },
)

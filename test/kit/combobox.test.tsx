import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Combobox, type ComboboxOption } from '../../ui/kit/Combobox.tsx'
import { standInPopovers } from './popovers.ts'

standInPopovers()

const option = (id: string, label: string, unavailable: string | null = null): ComboboxOption => ({
  id,
  label,
  note: id,
  icon: <i data-icon={id} />,
  unavailable,
})

const all = [
  option('BTC', 'Bitcoin'),
  option('USDT', 'Tether', 'Not Available'),
  option('ETH', 'Ethereum'),
  option('ETH_b', 'Ethereum on Base'),
]

const Choice = ({ start = null, onSubmit }: { readonly start?: string | null; readonly onSubmit?: () => void }) => {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(start)
  const found = all.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Combobox
        label="Currency"
        placeholder="Select a Currency"
        none={found.length === 0 ? 'No currencies found.' : null}
        chosen={all.find(({ id }) => id === chosen) ?? null}
        options={found}
        query={query}
        onQuery={setQuery}
        onChoose={setChosen}
      />
      <button type="submit">Save</button>
    </form>
  )
}

const input = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Currency' })
const options = () => within(screen.getByRole('listbox', { name: 'Currency' })).getAllByRole('option')
const isOpen = (): boolean => input().getAttribute('aria-expanded') === 'true'
const active = (): string | null =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.querySelector('p')?.textContent ?? null

it('the combobox shows a placeholder until an option is selected, and then the icon and note of the selected option', () => {
  const { container, unmount } = render(<Choice />)
  expect(input().placeholder).toBe('Select a Currency')
  expect(input().value).toBe('')
  unmount()
  render(<Choice start="ETH" />)
  expect(input().value).toBe('Ethereum')
  expect(container.ownerDocument.querySelector('label + div > span [data-icon="ETH"]')).not.toBeNull()
  const described = (input().getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('ETH')
})

it('a press on the combobox opens its list and highlights the selected option; a blur closes the list', async () => {
  const user = userEvent.setup()
  render(<Choice start="ETH" />)
  expect(isOpen()).toBe(false)
  await user.click(input())
  expect(isOpen()).toBe(true)
  expect(options()).toHaveLength(4)
  expect(active()).toBe('Ethereum')
  expect(options().map((each) => each.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true', 'false'])
  await user.tab()
  expect(isOpen()).toBe(false)
  expect(input().value).toBe('Ethereum')
})

it('a press on the combobox beside its input opens or closes the list, and focuses the input', async () => {
  const user = userEvent.setup()
  render(<Choice start="ETH" />)
  for (const part of ['label + div > span:first-child', 'label + div']) {
    const beside = document.querySelector(part)
    if (beside === null) throw new Error(`There is no ${part}`)
    // eslint-disable-next-line no-await-in-loop -- each press must take effect before the next
    await user.click(beside)
    expect([isOpen(), document.activeElement]).toEqual([true, input()])
    // eslint-disable-next-line no-await-in-loop -- each press must take effect before the next
    await user.click(beside)
    expect([isOpen(), document.activeElement]).toEqual([false, input()])
  }
})

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'the combobox selects no option if Enter only confirms text in an input method: %o',
  async (init) => {
    const user = userEvent.setup()
    render(<Choice start="BTC" />)
    await user.click(input())
    await user.keyboard('et')
    fireEvent.keyDown(input(), { key: 'Enter', ...init })
    expect([isOpen(), input().value]).toEqual([true, 'et'])
    await user.keyboard('{Enter}')
    expect([isOpen(), input().value]).toEqual([false, 'Ethereum'])
  },
)

it('typing filters the options of the combobox, and Enter then selects the first enabled option', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<Choice start="BTC" onSubmit={onSubmit} />)
  await user.click(input())
  await user.keyboard('et')
  expect(input().value).toBe('et')
  expect(options().map((each) => each.querySelector('p')?.textContent)).toEqual([
    'Tether',
    'Ethereum',
    'Ethereum on Base',
  ])
  expect(active()).toBe('Ethereum')
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe(false)
  expect(input().value).toBe('Ethereum')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('arrow keys, Home and End highlight options of the combobox; the arrow keys wrap around', async () => {
  const user = userEvent.setup()
  render(<Choice />)
  await user.tab()
  await user.keyboard('{Home}')
  expect(isOpen()).toBe(false)
  await user.keyboard('{ArrowDown}')
  expect([isOpen(), active()]).toEqual([true, null])
  const walked: Array<string | null> = []
  const marked: Array<ReadonlyArray<string | null | undefined>> = []
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    // eslint-disable-next-line no-await-in-loop -- each key must take effect before the next
    await user.keyboard(`{${key}}`)
    walked.push(active())
    marked.push(
      options().flatMap((each) => (each.dataset['active'] === 'true' ? [each.querySelector('p')?.textContent] : [])),
    )
  }
  // The highlighted option is always the announced option.
  expect(marked).toEqual(walked.map((name) => [name]))
  expect(walked).toEqual(['Bitcoin', 'Tether', 'Ethereum on Base', 'Bitcoin', 'Ethereum on Base', 'Bitcoin'])
})

it('disabled options of the combobox are marked and cannot be selected', async () => {
  const user = userEvent.setup()
  render(<Choice start="BTC" />)
  await user.click(input())
  const tether = screen.getByRole('option', { name: /Tether.*Not Available/ })
  expect(tether.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('option', { name: /Bitcoin/ }).getAttribute('aria-disabled')).toBe('false')
  await user.click(tether)
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
  await user.keyboard('{Escape}')
  expect(input().value).toBe('Bitcoin')
})

it('a press selects an option of the combobox, and the focus stays in the input', async () => {
  const user = userEvent.setup()
  render(<Choice />)
  await user.click(input())
  await user.click(screen.getByRole('option', { name: /on Base/ }))
  expect(isOpen()).toBe(false)
  expect(input().value).toBe('Ethereum on Base')
  expect(document.activeElement).toBe(input())
})

it('the first Escape discards the text in the combobox; the second Escape reaches the surrounding dialog', async () => {
  const user = userEvent.setup()
  const outside = vi.fn()
  render(
    <div role="presentation" onKeyDown={outside}>
      <Choice start="BTC" />
    </div>,
  )
  await user.click(input())
  await user.keyboard('zz')
  expect(screen.getByText('No currencies found.').getAttribute('role')).toBe('status')
  expect(screen.queryByRole('option')).toBeNull()
  // The list is closed, because an empty list would cover the message.
  expect([isOpen(), screen.queryByRole('listbox')]).toEqual([false, null])
  outside.mockClear()
  await user.keyboard('{Escape}')
  expect(outside).not.toHaveBeenCalled()
  expect(input().value).toBe('Bitcoin')
  expect(screen.queryByText('No currencies found.')).toBeNull()
  await user.keyboard('{Escape}')
  expect(outside).toHaveBeenCalledTimes(1)
})

it.each([
  ['confirmed with Enter', 'eth{Enter}', 'Ethereum'],
  ['discarded with Escape', 'zz{Escape}', 'Bitcoin'],
  ['abandoned with Tab', 'eth{Tab}', 'Bitcoin'],
])('if the typed text was %s, the reopened combobox lists all options again', async (_how, typed, chosen) => {
  const user = userEvent.setup()
  render(<Choice start="BTC" />)
  await user.click(input())
  await user.keyboard(typed)
  expect([isOpen(), input().value]).toEqual([false, chosen])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(input())
  expect(options().length).toBe(4)
  expect([active(), input().value]).toEqual([chosen, chosen])
})

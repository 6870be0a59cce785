import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SuggestField } from '../../ui/kit/SuggestField.tsx'
import { standInPopovers } from './popovers.ts'

standInPopovers()

const all = [
  { id: 'a', label: '48 Larkspur Lane, Portland, OR' },
  { id: 'b', label: '48 Larkin Street, Salem, OR' },
  { id: 'c', label: '48 Laurel Court, Salem, OR' },
]

interface StreetProps {
  readonly onSubmit?: () => void
  readonly onChoose?: (id: string) => void
  readonly readOnly?: boolean
}

/** Form with a text field. Once the text has two characters, the field suggests the options that contain the text. */
const Street = ({ onSubmit, onChoose, readOnly = false }: StreetProps) => {
  const [value, setValue] = useState('')
  const found = value.length < 2 ? [] : all.filter(({ label }) => label.includes(value))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <SuggestField
        label="Street 1"
        value={value}
        suggestions={readOnly ? all : found}
        readOnly={readOnly}
        onChange={setValue}
        onChoose={(id) => {
          onChoose?.(id)
          setValue(all.find((one) => one.id === id)?.label ?? '')
        }}
      />
      <button type="submit">Save</button>
    </form>
  )
}

const input = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Street 1' })
const isOpen = (): boolean => input().getAttribute('aria-expanded') === 'true'
const listed = () => within(screen.getByRole('listbox', { name: 'Street 1' })).getAllByRole('option')
/**
 * Returns the texts of the options that are highlighted or announced. For an option that is only highlighted or only
 * announced, returns 'one of both' instead of the text.
 */
const pointedAt = () =>
  listed()
    .filter((each) => each.getAttribute('aria-selected') === 'true' || each.dataset['active'] === 'true')
    .map((each) => (each.getAttribute('aria-selected') === each.dataset['active'] ? each.textContent : 'one of both'))
const active = (): string | null =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

it('when suggestions arrive, the list opens and announces the number of suggestions, but highlights none', async () => {
  const user = userEvent.setup()
  render(<Street />)
  await user.type(input(), '4')
  expect([isOpen(), screen.getByRole('status').textContent]).toEqual([false, ''])
  await user.keyboard('8 Lar')
  expect([isOpen(), active(), screen.getByRole('status').textContent]).toEqual([true, null, '2 suggestions'])
  expect(listed().map((each) => each.textContent)).toEqual(all.slice(0, 2).map(({ label }) => label))
  await user.keyboard('ks')
  expect(screen.getByRole('status').textContent).toBe('1 suggestion')
  await user.keyboard('et')
  expect([isOpen(), input().value]).toEqual([false, '48 Larkset'])
})

it('CARD-149 Enter selects the highlighted suggestion and never submits the form', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  const onChoose = vi.fn()
  render(<Street onSubmit={onSubmit} onChoose={onChoose} />)
  await user.type(input(), '48 L{Enter}')
  expect([onChoose.mock.calls, isOpen()]).toEqual([[], true])
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe(all[1]?.label)
  await user.keyboard('{Enter}')
  expect([onChoose.mock.calls, isOpen(), input().value]).toEqual([[['b']], false, all[1]?.label])
  expect(document.activeElement).toBe(input())
  // Enter with a closed list does not submit the form either.
  await user.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onChoose).toHaveBeenCalledTimes(1)
})

it('arrow keys highlight suggestions and wrap around; typing removes the highlight from the suggestion', async () => {
  const user = userEvent.setup()
  render(<Street />)
  await user.type(input(), '48')
  await user.keyboard('{ArrowUp}')
  expect([active(), pointedAt()]).toEqual([all[2]?.label, [all[2]?.label]])
  await user.keyboard('{ArrowDown}')
  expect([active(), pointedAt()]).toEqual([all[0]?.label, [all[0]?.label]])
  await user.keyboard(' L')
  expect([isOpen(), active()]).toEqual([true, null])
  // Home and End move the text cursor and highlight no option.
  await user.keyboard('{End}')
  expect(active()).toBeNull()
})

it('a press selects a suggestion, and the focus stays in the field', async () => {
  const user = userEvent.setup()
  const onChoose = vi.fn()
  render(<Street onChoose={onChoose} />)
  await user.type(input(), '48')
  await user.click(screen.getByText('48 Laurel Court, Salem, OR'))
  expect([onChoose.mock.calls, isOpen()]).toEqual([[['c']], false])
  expect(document.activeElement).toBe(input())
})

it('Escape or a blur closes the list of suggestions and keeps the text; the Escape that closes it does not reach the dialog', async () => {
  const user = userEvent.setup()
  const onEscape = vi.fn()
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape()
  })
  render(<Street />)
  await user.type(input(), '48{Escape}')
  expect([isOpen(), input().value, onEscape.mock.calls.length]).toEqual([false, '48', 0])
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
  await user.keyboard('{ArrowDown}')
  expect([isOpen(), active()]).toEqual([true, all[0]?.label])
  await user.tab()
  expect([isOpen(), input().value]).toEqual([false, '48'])
})

it('a read-only field does not open its list of suggestions', async () => {
  const user = userEvent.setup()
  render(<Street readOnly />)
  await user.click(input())
  await user.keyboard('{ArrowDown}')
  expect(isOpen()).toBe(false)
})

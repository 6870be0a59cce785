import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AmountField } from '../../ui/kit/AmountField.tsx'

const Field = ({ isLocked = false, error = null }: { readonly isLocked?: boolean; readonly error?: string | null }) => {
  const [value, setValue] = useState('')
  const options = ['25', '50', '100'].map((one) => ({ label: `$${one}`, value: one, isChosen: value === one }))
  return (
    <AmountField
      label="Amount in US dollars"
      symbol="$"
      hint="From $1.00"
      error={error}
      value={value}
      isLocked={isLocked}
      presets={{ label: 'Amounts', options }}
      total={{ label: 'New balance', amount: '$1.00' }}
      onChange={setValue}
    />
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount in US dollars' })

it('the amount field requests a numeric keyboard; a press on the dollar sign focuses the field', async () => {
  render(<Field />)
  expect(input().inputMode).toBe('decimal')
  expect(input().value).toBe('')
  await userEvent.click(screen.getByText('$'))
  expect(document.activeElement).toBe(input())
})

it('a press on a preset fills the amount field with the preset’s amount; the preset stays marked until the amount changes', async () => {
  render(<Field />)
  const preset = screen.getByRole('button', { name: '$50' })
  await userEvent.click(preset)
  expect([input().value, preset.getAttribute('aria-pressed')]).toEqual(['50', 'true'])
  await userEvent.type(input(), '0')
  expect([input().value, preset.getAttribute('aria-pressed')]).toEqual(['500', 'false'])
})

it('the amount field shows its error', () => {
  render(<Field error="Enter more." />)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toBe(
    'Enter more.',
  )
})

it('while the amount is being sent, the amount field is read-only and its presets are disabled', async () => {
  render(<Field isLocked />)
  await userEvent.type(input(), '7')
  expect([input().value, input().readOnly]).toEqual(['', true])
  for (const preset of screen.getAllByRole<HTMLButtonElement>('button')) expect(preset.disabled).toBe(true)
})

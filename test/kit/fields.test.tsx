import { pasteCode, typeCode } from '@paydeck/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CodeInput } from '../../ui/kit/CodeInput.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import { Segmented } from '../../ui/kit/Segmented.tsx'

const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

it('SHELL-063 SHELL-064 shows a hint and an error under the field and ties both to it', () => {
  render(<Field label="Phone" value="12" onChange={() => undefined} hint="With area code" error="Too short." />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(describedBy(input)).toBe('With area code Too short.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const below = input.compareDocumentPosition(screen.getByText('Too short.'))
  expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('ties nothing to a field without hint and error', () => {
  render(<Field label="Phone" value="" onChange={() => undefined} />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.getAttribute('aria-invalid')).toBe('false')
})

it('SHELL-065 shows and hides the password', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Password" value="secret" onChange={() => undefined} />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

it('SHELL-065 says what it shows and hides when it is no password', async () => {
  render(<PasswordField label="Social Security number" what="number" value="900007351" onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show number' }))
  expect(screen.getByLabelText('Social Security number').getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide number' })).toBeTruthy()
})

const Code = () => {
  const [code, setCode] = useState('')
  const rule = { length: 6 }
  return (
    <CodeInput
      label="Code"
      length={6}
      value={code}
      onChange={setCode}
      typed={typeCode(rule)}
      pasted={pasteCode(rule)}
    />
  )
}

it('SHELL-066 types digits and ignores everything else', async () => {
  const user = userEvent.setup()
  render(<Code />)
  await user.type(screen.getByLabelText('Code'), '1a2-3')
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123')
})

it('SHELL-069 takes a pasted code only as a whole', async () => {
  const user = userEvent.setup()
  render(<Code />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  await user.click(input)
  await user.paste('12x')
  expect(input.value).toBe('')
  await user.paste('12345678')
  expect(input.value).toBe('123456')
})

it('chooses one of a few by radio buttons', async () => {
  const user = userEvent.setup()
  const Choice = () => {
    const [value, setValue] = useState<'a' | 'b'>('a')
    const options = [
      { value: 'a', label: 'First' },
      { value: 'b', label: 'Second' },
    ] as const
    return <Segmented label="Order" options={options} value={value} onChange={setValue} />
  }
  render(<Choice />)
  expect(screen.getByRole('group', { name: 'Order' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Second' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Second' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'First' }).checked).toBe(false)
})

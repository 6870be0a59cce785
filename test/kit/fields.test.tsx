import { type CodeRule, pasteCode, pasteNote, typeCode } from '@paydeck/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { CodeInput } from '../../ui/kit/CodeInput.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { Form } from '../../ui/kit/Form.tsx'
import type { OutcomeProps } from '../../ui/kit/Outcome.tsx'
import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import { Segmented } from '../../ui/kit/Segmented.tsx'

const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

it('SHELL-063 SHELL-064 the description of a field is its error, or its hint if there is no error', () => {
  const phone = { label: 'Phone', value: '12', onChange: () => undefined, hint: 'With area code' }
  const { rerender } = render(<Field {...phone} />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  const isBelow = (words: string): boolean =>
    (input.compareDocumentPosition(screen.getByText(words)) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(describedBy(input)).toBe('With area code')
  expect(isBelow('With area code')).toBe(true)
  rerender(<Field {...phone} error="Too short." />)
  expect(describedBy(input)).toBe('Too short.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(isBelow('Too short.')).toBe(true)
  expect(screen.queryByText('With area code')).toBeNull()
  rerender(<Field {...phone} error={null} />)
  expect(describedBy(input)).toBe('With area code')
  expect(input.getAttribute('aria-invalid')).toBe('false')
})

it('a field that has no hint and no error has no description', () => {
  render(<Field label="Phone" value="" onChange={() => undefined} />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.getAttribute('aria-invalid')).toBe('false')
})

it('SHELL-065 the user can show and hide the text of a password field', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Password" value="secret" onChange={() => undefined} />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

it('SHELL-065 the button that reveals an obscured field names the field’s content, such as “Show number”', async () => {
  render(<PasswordField label="Social Security number" what="number" value="900007351" onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show number' }))
  expect(screen.getByLabelText('Social Security number').getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide number' })).toBeTruthy()
})

it('a form scrolls each new error or success message into view once', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  const failed = { tone: 'caution', text: 'It could not be saved.' } as const
  const form = (alert: OutcomeProps['alert']) => (
    <Form alert={alert} onSubmit={() => undefined} actions={<button type="submit">Save</button>}>
      <Field label="Name" value="" onChange={() => undefined} />
    </Form>
  )
  const { rerender } = render(form(null))
  expect(seen).not.toHaveBeenCalled()
  rerender(form(failed))
  expect(seen).toHaveBeenCalledTimes(1)
  expect(seen.mock.contexts[0]).toHaveProperty('textContent', failed.text)
  // Renders the same failure again, as the form does for each typed key.
  rerender(form({ ...failed }))
  expect(seen).toHaveBeenCalledTimes(1)
  const first = screen.getByRole('alert').compareDocumentPosition(screen.getByLabelText('Name'))
  expect(first & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  seen.mockRestore()
})

const Code = ({ rule = { length: 6 }, first = '' }: { readonly rule?: CodeRule; readonly first?: string }) => {
  const [code, setCode] = useState(first)
  return (
    <CodeInput
      label="Code"
      length={6}
      letters={rule.letters === true}
      value={code}
      onChange={setCode}
      typed={typeCode(rule)}
      pasted={pasteCode(rule)}
      pasteNote={pasteNote(rule)}
    />
  )
}

it('SHELL-066 a code input accepts typed digits, and no other typed characters', async () => {
  const user = userEvent.setup()
  render(<Code />)
  await user.type(screen.getByLabelText('Code'), '1a2-3')
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123')
})

it('a code input offers autofill from text messages, unless the code contains letters', () => {
  render(<Code />)
  expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code')
  cleanup()
  render(<Code rule={{ length: 12, letters: true }} />)
  expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('off')
})

it('SHELL-069 a code input rejects a pasted text with an invalid character, and cuts a pasted text that is too long', async () => {
  const user = userEvent.setup()
  render(<Code />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  await user.click(input)
  await user.paste('12x')
  expect(input.value).toBe('')
  await user.paste('12345678')
  expect(input.value).toBe('123456')
})

const digitsOnly = "We couldn't paste that. Only digits are allowed."

it('SHELL-069 a code input shows why a pasted text was rejected or cut, until the next input', async () => {
  const user = userEvent.setup()
  render(<Code />)
  const status = screen.getByRole('status')
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  await user.click(input)
  await user.paste('123_456')
  expect([input.value, status.textContent, input.getAttribute('aria-invalid')]).toEqual(['', digitsOnly, 'false'])
  await user.type(input, '1')
  expect([input.value, status.textContent]).toEqual(['1', ''])
  await user.paste('x')
  await user.type(input, 'x')
  expect([input.value, status.textContent]).toEqual(['1', ''])
  await user.paste('1234567')
  expect([input.value, status.textContent]).toEqual([
    '123456',
    "Only the first 6 characters were pasted. The code can't be longer.",
  ])
  await user.paste('654321')
  expect([input.value, status.textContent]).toEqual(['654321', ''])
  await user.paste('')
  expect([input.value, status.textContent]).toEqual(['654321', 'There was nothing to paste.'])
})

it.each([
  [{ length: 12, letters: true }, 'abc_def', "We couldn't paste that. Only letters and digits are allowed."],
  [{ length: 4, pattern: /[a-f]/ }, 'abcg', "We couldn't paste that. It has characters that aren't allowed."],
] as const)(
  'SHELL-069 if a paste into a code input with the rule %o is rejected, a text about the allowed characters appears',
  async (rule, text, note) => {
    const user = userEvent.setup()
    render(<Code rule={rule} />)
    await user.click(screen.getByLabelText('Code'))
    await user.paste(text)
    expect(screen.getByRole('status').textContent).toBe(note)
  },
)

it('while the whole code is selected, the cells of a code input are marked, and typing replaces the code', async () => {
  const user = userEvent.setup()
  const { container } = render(<Code first="123456" />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  const marked = () => container.querySelectorAll('[data-selected="true"]').length
  expect(marked()).toBe(0)
  await user.click(input)
  act(() => input.select())
  expect(marked()).toBe(6)
  await user.keyboard('7')
  expect(input.value).toBe('7')
  await user.tab()
  expect(marked()).toBe(0)
})

it('radio buttons select one of several options', async () => {
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

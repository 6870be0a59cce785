import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useRefusedFocus } from '../../ui/app/use-refused-focus.ts'
import { AsyncButton } from '../../ui/kit/AsyncButton.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { Form } from '../../ui/kit/Form.tsx'

interface Answer {
  readonly first?: string
  readonly second?: string
  readonly alert?: string
}

let answer: (answer: Answer) => Promise<void>

/** Form with two fields. The test provides the response to each submit. */
const TestForm = () => {
  useRefusedFocus()
  const [values, setValues] = useState({ first: 'Ada', second: 'Lovelace' })
  const [response, setResponse] = useState<Answer & { readonly isBusy: boolean }>({ isBusy: false })
  const edit = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change })
    setResponse({ isBusy: response.isBusy })
  }
  const send = () => {
    setResponse({ isBusy: true })
    answer = (next) => act(async () => setResponse({ ...next, isBusy: false }))
  }
  return (
    <>
      <Form
        onSubmit={send}
        alert={response.alert === undefined ? null : { tone: 'caution', text: response.alert }}
        actions={<AsyncButton type="submit" label="Send" state={response.isBusy ? 'loading' : 'idle'} />}
      >
        <Field
          label="First"
          value={values.first}
          error={response.first ?? null}
          onChange={(first) => edit({ first })}
        />
        <Field
          label="Second"
          value={values.second}
          error={response.second ?? null}
          onChange={(second) => edit({ second })}
        />
      </Form>
      <button>Elsewhere</button>
    </>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const send = () => screen.getByRole('button', { name: 'Send' })
const hasFocus = (element: HTMLElement): boolean => document.activeElement === element
const isAllSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length

const user = userEvent.setup()
beforeEach(() => void render(<TestForm />))

it('SHELL-063 SHELL-089 after a rejected submit, the first invalid field gets the focus, and its text is selected', async () => {
  await user.click(send())
  await answer({ second: 'Too long.', alert: 'Too long.' })
  expect([hasFocus(field('Second')), isAllSelected(field('Second'))]).toEqual([true, true])
  await user.keyboard('King')
  expect([field('Second').value, field('Second').getAttribute('aria-invalid')]).toEqual(['King', 'false'])
})

it('the first invalid field gets the focus after every rejected submit, even if the user has not changed the field', async () => {
  for (let time = 0; time < 3; time += 1) {
    await user.click(send())
    expect(field('First').getAttribute('aria-invalid')).toBe('false')
    await answer({ first: 'No.', second: 'No.' })
    expect([hasFocus(field('First')), isAllSelected(field('First'))]).toEqual([true, true])
  }
})

it('SHELL-089 after a rejected submit without an invalid field, the submit button gets the focus', async () => {
  await user.click(field('First'))
  await user.keyboard('{Enter}')
  expect(hasFocus(field('First'))).toBe(true)
  await answer({ alert: 'Something went wrong.' })
  expect(hasFocus(send())).toBe(true)
  await user.keyboard('{Enter}')
  await answer({ alert: 'Something went wrong.' })
  expect(hasFocus(send())).toBe(true)
})

it('the focus stays where the user has moved it between a submit and its rejection', async () => {
  await user.click(send())
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await answer({ second: 'Too long.' })
  expect(hasFocus(screen.getByRole('button', { name: 'Elsewhere' }))).toBe(true)
})

it('a rejected submit does not select the text that the user is typing, and a successful submit moves no focus', async () => {
  await user.click(field('First'))
  await user.keyboard('{Enter}n')
  await answer({ first: 'Too short.' })
  expect([hasFocus(field('First')), isAllSelected(field('First'))]).toEqual([true, false])
  await user.keyboard('{Enter}')
  await answer({})
  expect(hasFocus(field('First'))).toBe(true)
})

it('an error that appears without a submit does not move the focus from the field in which the user types', async () => {
  await user.click(send())
  await answer({})
  await user.click(field('First'))
  await user.keyboard('n')
  await answer({ second: 'Too long.' })
  expect(hasFocus(field('First'))).toBe(true)
})

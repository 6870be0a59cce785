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

/** A form that is sent, and answered by the test. */
const Sent = () => {
  useRefusedFocus()
  const [values, setValues] = useState({ first: 'Ada', second: 'Lovelace' })
  const [told, tell] = useState<Answer & { readonly isBusy: boolean }>({ isBusy: false })
  const edit = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change })
    tell({ isBusy: told.isBusy })
  }
  const send = () => {
    tell({ isBusy: true })
    answer = (next) => act(async () => tell({ ...next, isBusy: false }))
  }
  return (
    <>
      <Form
        onSubmit={send}
        alert={told.alert === undefined ? null : { tone: 'caution', text: told.alert }}
        actions={<AsyncButton type="submit" label="Send" state={told.isBusy ? 'loading' : 'rest'} />}
      >
        <Field label="First" value={values.first} error={told.first ?? null} onChange={(first) => edit({ first })} />
        <Field
          label="Second"
          value={values.second}
          error={told.second ?? null}
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
const isWhole = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length

const user = userEvent.setup()
beforeEach(() => void render(<Sent />))

it('SHELL-063 SHELL-089 goes to the first field that was refused, with its text selected to be typed over', async () => {
  await user.click(send())
  await answer({ second: 'Too long.', alert: 'Too long.' })
  expect([hasFocus(field('Second')), isWhole(field('Second'))]).toEqual([true, true])
  await user.keyboard('King')
  expect([field('Second').value, field('Second').getAttribute('aria-invalid')]).toEqual(['King', 'false'])
})

it('does so each time, also when the same field is refused again without having been changed', async () => {
  for (let time = 0; time < 3; time += 1) {
    await user.click(send())
    expect(field('First').getAttribute('aria-invalid')).toBe('false')
    await answer({ first: 'No.', second: 'No.' })
    expect([hasFocus(field('First')), isWhole(field('First'))]).toEqual([true, true])
  }
})

it('SHELL-089 goes to the button that sends it again where no field was refused', async () => {
  await user.click(field('First'))
  await user.keyboard('{Enter}')
  expect(hasFocus(field('First'))).toBe(true)
  await answer({ alert: 'Something went wrong.' })
  expect(hasFocus(send())).toBe(true)
  await user.keyboard('{Enter}')
  await answer({ alert: 'Something went wrong.' })
  expect(hasFocus(send())).toBe(true)
})

it('leaves alone who has gone on to something else meanwhile', async () => {
  await user.click(send())
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await answer({ second: 'Too long.' })
  expect(hasFocus(screen.getByRole('button', { name: 'Elsewhere' }))).toBe(true)
})

it('leaves alone who types meanwhile, and whose text was accepted', async () => {
  await user.click(field('First'))
  await user.keyboard('{Enter}n')
  await answer({ first: 'Too short.' })
  expect([hasFocus(field('First')), isWhole(field('First'))]).toEqual([true, false])
  await user.keyboard('{Enter}')
  await answer({})
  expect(hasFocus(field('First'))).toBe(true)
})

it('takes what is found wrong while somebody types for no refusal', async () => {
  await user.click(send())
  await answer({})
  await user.click(field('First'))
  await user.keyboard('n')
  await answer({ second: 'Too long.' })
  expect(hasFocus(field('First'))).toBe(true)
})

import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CodeFields } from '../../ui/kit/CodeFields.tsx'

const show = () => {
  const told: Array<string> = []
  render(
    <>
      <CodeFields
        form={{
          kind: 'authenticator',
          label: '6-digit code',
          hint: 'From your authenticator app.',
          rule: { length: 6, letters: false },
          value: '',
          error: null,
        }}
        other="Use a backup code"
        onChange={() => told.push('change')}
        onBlur={() => told.push('left')}
        onSwitch={() => told.push('switch')}
      />
      <button type="button">Cancel</button>
    </>,
  )
  return { told, user: userEvent.setup() }
}
const field = () => screen.getByRole('textbox', { name: '6-digit code' })

it('SEC-033 RECV-053 tells that the field was left, also where it is empty', async () => {
  const { told, user } = show()
  await user.click(field())
  expect(told).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(told).toEqual(['left'])
})

it('says nothing of a field whose window was left, as for the app that shows the code', async () => {
  const { told, user } = show()
  await user.click(field())
  // The field stays the one that is written in.
  fireEvent.blur(field())
  expect(document.activeElement).toBe(field())
  expect(told).toEqual([])
})

it('SEC-032 leaves the field in its place until the press on the other kind counts', async () => {
  const { told, user } = show()
  await user.click(field())
  const other = screen.getByRole('button', { name: 'Use a backup code', hidden: true })
  await user.pointer({ keys: '[MouseLeft>]', target: other })
  expect(document.activeElement).toBe(field())
  expect(told).toEqual([])
  await user.pointer({ keys: '[/MouseLeft]', target: other })
  expect(document.activeElement).toBe(other)
  expect(told).toEqual(['left', 'switch'])
})

import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CodeFields } from '../../ui/kit/CodeFields.tsx'

const show = () => {
  const events: Array<string> = []
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
        onChange={() => events.push('change')}
        onBlur={() => events.push('left')}
        onSwitch={() => events.push('switch')}
      />
      <button type="button">Cancel</button>
    </>,
  )
  return { events, user: userEvent.setup() }
}
const field = () => screen.getByRole('textbox', { name: '6-digit code' })

it('SEC-033 RECV-053 when the code field loses the focus, it calls `onBlur`, even if the field is empty', async () => {
  const { events, user } = show()
  await user.click(field())
  expect(events).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(events).toEqual(['left'])
})

it('when the whole window loses the focus, for example to an authenticator app, the code field does not call `onBlur`', async () => {
  const { events, user } = show()
  await user.click(field())
  // The window loses the focus, but the field stays the active element of the document.
  fireEvent.blur(field())
  expect(document.activeElement).toBe(field())
  expect(events).toEqual([])
})

it('SEC-032 the code field keeps the focus while the pointer is down on "Use a backup code"', async () => {
  const { events, user } = show()
  await user.click(field())
  const other = screen.getByRole('button', { name: 'Use a backup code', hidden: true })
  await user.pointer({ keys: '[MouseLeft>]', target: other })
  expect(document.activeElement).toBe(field())
  expect(events).toEqual([])
  await user.pointer({ keys: '[/MouseLeft]', target: other })
  expect(document.activeElement).toBe(other)
  expect(events).toEqual(['left', 'switch'])
})

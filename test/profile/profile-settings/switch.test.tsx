import 'reflect-metadata/lite'
import { unreachable } from '@paydeck/core/kernel'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { ProfileScreen } from '../../../ui/profile/profile-settings/ProfileScreen.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { settingsOf } from '../bench.ts'

it('PROF-033 PROF-034 the email switch changes when pressed, is then disabled, and reverts after a failure', async () => {
  const bench = await settingsOf()
  render(<ProfileScreen />, framed({ slices: { profileSettings: bench.settings, nameUpdate: bench.nameUpdate } }))
  const emails = screen.getByRole('switch', { name: 'Email notifications' })
  const seen = () => ['aria-checked', 'aria-busy', 'aria-disabled'].map((name) => emails.getAttribute(name))
  expect(document.getElementById(emails.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'News and offers. You always get emails about your account.',
  )
  expect(seen()).toEqual(['false', 'false', 'false'])
  await userEvent.click(emails)
  expect(seen()).toEqual(['true', 'true', 'true'])
  await act(() => bench.answer(E.left(unreachable)))
  await act(() => bench.advance(1000))
  expect(seen()).toEqual(['false', 'false', 'false'])
  await userEvent.click(emails)
  await act(() => bench.answer(E.right('success')))
  await act(() => bench.advance(1000))
  expect(seen()).toEqual(['true', 'false', 'false'])
})

import 'reflect-metadata/lite'
import { type Fault, unreachable } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { ReferralCode } from '../../../ui/referral/referral-programme/parts/ReferralCode.tsx'
import { framed } from '../../slice-bench/framed.tsx'

/** Renders the referral code. `answer` is the result when the fake clipboard is asked to copy a text. */
const shown = (answer: E.Either<Fault, void>) => {
  const clock = fakeClock()
  const copied: Array<string> = []
  const frame = framed({
    ports: {
      clock,
      clipboard: {
        write: (text: string) => async () => {
          copied.push(text)
          return answer
        },
      },
    },
  })
  render(<ReferralCode code="FRIEND23" failure={null} onLoad={() => undefined} />, frame)
  return {
    copied,
    press: () => userEvent.click(screen.getByRole('button', { name: 'Copy referral code' })),
    advance: (ms: number) => act(() => clock.advance(ms)),
  }
}

it('CARD-105 SHELL-074 the "Copy" button copies the referral code and shows "Copied" for 2 s', async () => {
  const { copied, press, advance } = shown(E.right(undefined))
  expect(screen.queryByText('Copied')).toBeNull()
  await press()
  expect(copied).toEqual(['FRIEND23'])
  await advance(1999)
  expect(screen.queryByText('Copied')).not.toBeNull()
  await advance(1)
  expect(screen.queryByText('Copied')).toBeNull()
})

it('if the browser cannot copy the referral code, an alert asks the user to select and copy the text', async () => {
  const { press } = shown(E.left(unreachable))
  await press()
  expect(screen.getByRole('alert').textContent).toBe(
    "Your browser couldn't copy this. Select the text and copy it yourself.",
  )
  expect(screen.queryByText('Copied')).toBeNull()
})

import 'reflect-metadata/lite'
import { makeStores } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddFundsModal } from '../../../ui/cards/card-top-up/AddFundsModal.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { benchAt } from './bench.ts'

it('F5 the user can fill in the top-up form while offline, and submit the form when the device is online again', async () => {
  const bench = await benchAt('/id/home')
  const isOnline = makeStores().make(false)
  const frame = framed({ ports: { clock: bench.clock, device: { isOnline } }, slices: { cardTopUp: bench.topUp } })
  const { container: shown } = render(<AddFundsModal text={null} about="c1" onClose={() => undefined} />, frame)
  await act(settle)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '25' } })
  const button = shown.querySelector<HTMLButtonElement>('[type="submit"]')
  if (button === null) throw new Error('There is no button')
  expect([button.disabled, bench.view().canSubmit]).toEqual([true, true])
  expect(screen.getByText('You need to be online')).toBeTruthy()
  fireEvent.click(button)
  await act(settle)
  expect([bench.requests, bench.reserved()]).toEqual([[], 'none'])
  act(() => isOnline.update(() => true))
  expect(button.disabled).toBe(false)
  expect(screen.queryByText('You need to be online')).toBeNull()
  fireEvent.click(button)
  await act(settle)
  expect(bench.requests).toMatchObject([{ cardId: 'c1' }])
})

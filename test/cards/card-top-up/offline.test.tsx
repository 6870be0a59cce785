import 'reflect-metadata/lite'
import { makeStores } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { expect, it } from 'vitest'
import { AddFundsModal } from '../../../ui/cards/card-top-up/AddFundsModal.tsx'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../../ui/di/tokens.ts'
import { bindDrafts } from '../../app/bind-drafts.ts'
import { benchAt } from './bench.ts'

it('F5 the form that puts money on a card is filled in without a connection, and sent with one', async () => {
  const bench = await benchAt('/id/home')
  const isOnline = makeStores().make(false)
  const container = new Container()
  bindDrafts(container)
  container.bind<unknown>(slice('cardTopUp')).toConstantValue(bench.topUp)
  container.bind<unknown>(port('clock')).toConstantValue(bench.clock)
  container.bind<unknown>(port('device')).toConstantValue({ isOnline })
  const { container: shown } = render(
    <ContainerProvider container={container}>
      <AddFundsModal text={null} about="c1" onClose={() => undefined} />
    </ContainerProvider>,
  )
  await act(settle)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '25' } })
  const button = shown.querySelector<HTMLButtonElement>('[type="submit"]')
  if (button === null) throw new Error('There is no button')
  expect([button.disabled, bench.view().canSubmit]).toEqual([true, true])
  expect(screen.getByText('Needs a connection')).toBeTruthy()
  fireEvent.click(button)
  await act(settle)
  expect([bench.asked, bench.reserved()]).toEqual([[], 'none'])
  act(() => isOnline.update(() => true))
  expect(button.disabled).toBe(false)
  expect(screen.queryByText('Needs a connection')).toBeNull()
  fireEvent.click(button)
  await act(settle)
  expect(bench.asked).toMatchObject([{ cardId: 'c1' }])
})

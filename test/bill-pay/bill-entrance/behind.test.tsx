import 'reflect-metadata/lite'
import { makeStores } from '@paydeck/core'
import { unreachable } from '@paydeck/core/kernel'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E, taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { BillPayScreen } from '../../../ui/bill-pay/BillPayScreen.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { bill, billBench } from '../bench.ts'

it('BILL-017 BILL-018 BILL-078 says where bills that were just connected are not there yet, and asks again', async () => {
  const bench = billBench()
  const frame = framed({
    ports: { analytics: { track: () => undefined }, configuration: { productName: 'Acme' } },
    slices: {
      amountPrivacy: { isOn: makeStores().make(false) },
      billList: bench.list,
      startup: { tasks: { initialise: TE.right(undefined) } },
      billConnection: { open: () => undefined },
    },
  })
  render(
    <BillPayScreen id="bill-pay-add" params={{}} beside={null} waitlist={null} waiting={() => <p>Bones</p>} />,
    frame,
  )
  await act(() => bench.answerAll())
  expect([screen.getByRole('heading').textContent, screen.queryByRole('alert')]).toEqual(['Your Bills', null])
  bench.known.accounts = [bill('b1')]
  void bench.list.tasks.reload('accounts')()
  await act(() => bench.clock.advance(3000))
  const late = 'The latest has not arrived yet. What you see may be out of date.'
  expect(screen.getByRole('alert').textContent).toBe(`${late}Try Again`)
  const again = screen.getByRole('button', { name: 'Try Again' })
  const stands = () => [again.getAttribute('aria-busy'), again.getAttribute('aria-disabled')]
  expect(stands()).toEqual(['false', 'false'])
  await userEvent.click(again)
  expect(bench.asked.filter(({ input }) => input === 'accounts')).toHaveLength(2)
  // It stays while it is asked, and keeps the focus; a second press asks for nothing.
  await userEvent.click(again)
  expect([stands(), document.activeElement === again, bench.asked.length]).toEqual([['true', 'true'], true, 4])
  expect(screen.getByRole('alert').textContent).toBe(`${late}Try Again`)
  await act(async () => {
    for (const { input: name, answer } of bench.asked.splice(0)) if (name !== 'user') await answer(E.left(unreachable))
    await bench.clock.advance(750)
  })
  // Nothing is said of payments to somebody who has no bills.
  expect([stands(), document.activeElement === again]).toEqual([['false', 'false'], true])
  expect(screen.getByRole('alert').textContent).toBe(`${late}Try Again`)
  await userEvent.click(again)
  await act(async () => {
    await bench.answerAll()
    await bench.clock.advance(750)
  })
  expect([screen.queryByRole('alert'), bench.list.state.get().accounts.map(({ id }) => id)]).toEqual([null, ['b1']])
})

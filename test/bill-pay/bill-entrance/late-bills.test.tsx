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

it('BILL-017 BILL-018 BILL-078 after 3 s, the page says that new bills are still loading; "Try Again" requests them again', async () => {
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
    <BillPayScreen id="bill-pay-add" params={{}} beside={null} waitlist={null} waiting={() => <p>Skeletons</p>} />,
    frame,
  )
  await act(() => bench.answerAll())
  expect([screen.getByRole('heading').textContent, screen.queryByRole('alert')]).toEqual(['Your Bills', null])
  bench.providerData.accounts = [bill('b1')]
  void bench.list.tasks.reload('accounts')()
  await act(() => bench.clock.advance(3000))
  const late = "We're still loading the latest updates. This page may be out of date."
  expect(screen.getByRole('alert').textContent).toBe(`${late}Try Again`)
  const tryAgain = screen.getByRole('button', { name: 'Try Again' })
  const buttonState = () => [tryAgain.getAttribute('aria-busy'), tryAgain.getAttribute('aria-disabled')]
  expect(buttonState()).toEqual(['false', 'false'])
  await userEvent.click(tryAgain)
  expect(bench.pendingCalls.filter(({ input }) => input === 'accounts')).toHaveLength(2)
  // The busy button keeps the focus, and a second click sends no request.
  await userEvent.click(tryAgain)
  expect([buttonState(), document.activeElement === tryAgain, bench.pendingCalls.length]).toEqual([
    ['true', 'true'],
    true,
    4,
  ])
  expect(screen.getByRole('alert').textContent).toBe(`${late}Try Again`)
  await act(async () => {
    for (const { input: name, answer } of bench.pendingCalls.splice(0))
      if (name !== 'user') await answer(E.left(unreachable))
    await bench.clock.advance(750)
  })
  // The payments request failed as well, but the alert does not mention it, since the user has no bills.
  expect([buttonState(), document.activeElement === tryAgain]).toEqual([['false', 'false'], true])
  expect(screen.getByRole('alert').textContent).toBe(`${late}Try Again`)
  await userEvent.click(tryAgain)
  await act(async () => {
    await bench.answerAll()
    await bench.clock.advance(750)
  })
  expect([screen.queryByRole('alert'), bench.list.state.get().accounts.map(({ id }) => id)]).toEqual([null, ['b1']])
})

import 'reflect-metadata/lite'
import { constant, makeStores } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { BillPayScreen } from '../../../ui/bill-pay/BillPayScreen.tsx'
import { addModulesToken, makeContainer } from '../../../ui/di/container.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../../../ui/di/lazy-bindings.ts'
import { port, slice } from '../../../ui/di/tokens.ts'
import { bill as account, billBench } from '../bench.ts'
import { bill } from './screen-view.ts'

it('L1 while amounts are hidden, each amount on the page of a bill is labelled as hidden', async () => {
  const bench = billBench()
  bench.providerData.accounts = [account('b1')]
  const isOn = makeStores().make(true)
  const container = makeContainer([])
  container.bind<unknown>(slice('amountPrivacy')).toConstantValue({ isOn })
  container.bind<unknown>(slice('billList')).toConstantValue(bench.list)
  container
    .bind<unknown>(slice('billDetail'))
    .toConstantValue({ view: constant({ ...bill, id: 'b1', balances: null }), viewBill: vi.fn() })
  container.bind<unknown>(slice('startup')).toConstantValue({ tasks: { initialise: TE.right(undefined) } })
  container.bind<unknown>(slice('billConnection')).toConstantValue({ open: vi.fn() })
  container.bind<unknown>(port('analytics')).toConstantValue({ track: vi.fn() })
  container
    .bind<unknown>(port('device'))
    .toConstantValue({ timeZone: () => 'UTC', width: constant(1280), isOnline: constant(true) })
  container.bind<unknown>(port('configuration')).toConstantValue({ productName: 'Acme' })
  container.bind<unknown>(lazyBindingsToken).toConstantValue(async () => [])
  // Does not load lazy modules, since the test itself binds the objects that the modules would bind.
  container.rebind<unknown>(addModulesToken).toConstantValue(() => undefined)
  render(
    <ContainerProvider container={container}>
      <MemoryRouter initialEntries={['/bill-pay?bill=b1']}>
        <BillPayScreen id="bill-pay-home" params={{}} beside={null} waitlist={null} waiting={() => <p>Skeletons</p>} />
      </MemoryRouter>
    </ContainerProvider>,
  )
  await act(() => bench.answerAll())
  await screen.findByRole('heading', { name: 'Parkway Auto Finance' })
  const hiddenLabels = () => screen.queryAllByText('Amount hidden').length
  // Four amounts are hidden: the balance, two payments and the fee of one payment.
  expect(hiddenLabels()).toBe(4)
  act(() => isOn.update(() => false))
  expect(hiddenLabels()).toBe(0)
})

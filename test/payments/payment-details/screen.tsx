import 'reflect-metadata/lite'
import {
  type Activity,
  constant,
  type DetailSource,
  type DonationForms,
  type Fault,
  type InvoiceRecord,
  makeStores,
  type PaymentSlideKind,
  unreachable,
} from '@paydeck/core'
import { act, render, screen, within } from '@testing-library/react'
import { either as E } from 'fp-ts'
import { withLazySlices } from '../../../ui/app/lazy-bindings.ts'
import { makeContainer } from '../../../ui/di/container.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { lazyBindingsToken } from '../../../ui/di/lazy-bindings.ts'
import { port, slice } from '../../../ui/di/tokens.ts'
import { DetailSlide } from '../../../ui/payments/payment-details/DetailSlide.tsx'
import { detailsOver } from './bench.ts'

const kindOf = (item: Activity): PaymentSlideKind => {
  if (item.kind === 'payout') return 'payout'
  if (item.itemCode === 'Bill Payment') return 'bill-payment'
  return item.itemCode === 'bitcoindonation' ? 'donation' : 'invoice'
}

interface Over {
  readonly isHidden?: boolean
  readonly copyResult?: E.Either<Fault, void>
  /** Invoice that a request by id returns. If omitted, the provider is unreachable. */
  readonly record?: InvoiceRecord
  readonly forms?: DonationForms
  /** False if no list contains the item. */
  readonly isListed?: boolean
}

/** Renders the slide of one payment with fake ports. */
export const shown = async (item: Activity, over: Over = {}) => {
  const requests: Array<string> = []
  const list = makeStores().make<DetailSource>({ items: over.isListed === false ? [] : [item] })
  const find = (id: string) => async () => {
    requests.push(id)
    return over.record === undefined ? E.left(unreachable) : E.right(over.record)
  }
  const hidden = constant(over.isHidden === true ? { text: '••••', label: 'Amount hidden' } : null)
  const { details, ports, copied, clock } = detailsOver(list, find, hidden)
  const container = makeContainer([])
  container.bind(slice('paymentDetails')).toConstantValue(details)
  // The download button of the donation form loads lazily and needs these ports.
  container.bind(port('stores')).toConstantValue(ports.stores)
  container.bind(port('log')).toConstantValue(ports.log)
  container
    .bind(port('donationForms'))
    .toConstantValue(over.forms ?? { download: () => async () => E.right({ save: () => undefined }) })
  container.bind(lazyBindingsToken).toConstantValue(withLazySlices(async () => []))
  container.bind(port('clock')).toConstantValue(clock)
  container.bind(port('clipboard')).toConstantValue({
    write: (text) => async () => {
      await ports.clipboard.write(text)()
      return over.copyResult ?? E.right(undefined)
    },
  })
  const { container: element, unmount } = await act(async () =>
    render(
      <ContainerProvider container={container}>
        <DetailSlide kind={kindOf(item)} id={item.id} />
      </ContainerProvider>,
    ),
  )
  return {
    requests,
    copied,
    element,
    unmount,
    tell: (change: Partial<DetailSource>) => act(async () => list.update((now) => ({ ...now, ...change }))),
    advance: (ms: number) => act(() => clock.advance(ms)),
  }
}

/** Returns the value beside a label. */
export const value = (name: string): HTMLElement => {
  const row = screen.getByText(name, { selector: 'dt' }).parentElement
  if (row === null) throw new Error('no row')
  return within(row).getByRole('definition')
}

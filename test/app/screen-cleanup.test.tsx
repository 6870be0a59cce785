import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { constant, makeStores, type PaymentsPage } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { act, render } from '@testing-library/react'
import type { Container } from 'inversify'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { BillScreen } from '../../ui/bill-pay/bill-detail/BillScreen.tsx'
import { PaidModal } from '../../ui/bill-pay/bill-payment/PaidModal.tsx'
import { PaymentScreen } from '../../ui/bill-pay/bill-payment/PaymentScreen.tsx'
import { KeptLists } from '../../ui/cards/card-activity/CardLists.tsx'
import { ExportOf } from '../../ui/cards/card-export/ExportOf.tsx'
import { UpdateCardNameModal } from '../../ui/cards/card-settings/UpdateCardNameModal.tsx'
import { SpendingPanel } from '../../ui/cards/card-spending/SpendingPanel.tsx'
import { AddFundsModal } from '../../ui/cards/card-top-up/AddFundsModal.tsx'
import { TransactionPage } from '../../ui/cards/card-transaction/TransactionPage.tsx'
import { MailingAddressModal } from '../../ui/cards/mailing-address/MailingAddressModal.tsx'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { slice } from '../../ui/di/tokens.ts'
import { FormButton } from '../../ui/payments/donation-form/FormButton.tsx'
import { DetailSlide } from '../../ui/payments/payment-details/DetailSlide.tsx'
import { ListedDetails } from '../../ui/payments/payment-details/ListedDetails.tsx'
import { PaymentsScreen } from '../../ui/payments/PaymentsScreen.tsx'
import { NameUpdateModal } from '../../ui/profile/name-update/NameUpdateModal.tsx'
import { WalletPairingModal } from '../../ui/profile/wallet-pairing/WalletPairingModal.tsx'
import { AddressCodeModal } from '../../ui/receiving/address-form/AddressCodeModal.tsx'
import { Web3OptionsModal } from '../../ui/receiving/wallet-connection/Web3OptionsModal.tsx'
import { ActiveSessionsPanel } from '../../ui/security/active-sessions/ActiveSessionsPanel.tsx'
import { UpdatePasswordModal } from '../../ui/security/password-update/UpdatePasswordModal.tsx'
import { RecentFactorModal } from '../../ui/security/recent-factor/RecentFactorModal.tsx'
import { SecurityHistoryPanel } from '../../ui/security/security-history/SecurityHistoryPanel.tsx'
import { BackupCodesModal } from '../../ui/security/two-factor/BackupCodesModal.tsx'
import { DisableTwoFactorModal } from '../../ui/security/two-factor/DisableTwoFactorModal.tsx'
import { UpdateTwoFactorModal } from '../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { MissingSsnModal } from '../../ui/verification/national-identity/MissingSsnModal.tsx'
import { pageView } from '../payments/payment-list/page-views.ts'
import { makeApp } from './real-app.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

const given = { text: null, about: 'c1', onClose: () => undefined }
const query: ReadonlyMap<string, string> = new Map()
const lazyPortModules = await lazyPorts(lazySlices)

/**
 * Screens. `expectedCalls` returns the slice methods that the screen must call when it is unmounted; it must call no other
 * method.
 */
const screens = {
  'the password dialog': {
    shown: <UpdatePasswordModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('passwordUpdate')), 'leave')],
  },
  'the top-up dialog': {
    shown: <AddFundsModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('cardTopUp')), 'close')],
  },
  'the card name dialog': {
    shown: <UpdateCardNameModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('cardSettings')).rename, 'leave')],
  },
  'the mailing address dialog': {
    shown: <MailingAddressModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('mailingAddress')), 'leave')],
  },
  'the Social Security number dialog': {
    shown: <MissingSsnModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('nationalIdentity')), 'leave')],
  },
  'the dialog that turns two-factor on': {
    shown: <UpdateTwoFactorModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('twoFactor')), 'leave')],
  },
  'the dialog that turns two-factor off': {
    shown: <DisableTwoFactorModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('twoFactor')), 'leave')],
  },
  'the backup codes dialog': {
    shown: <BackupCodesModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('twoFactor')), 'leave')],
  },
  'the address code dialog': {
    shown: <AddressCodeModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('addressForm')), 'closeCode')],
  },
  'the wallet connection dialog': {
    shown: <Web3OptionsModal />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('walletConnection')), 'close')],
  },
  'the wallet pairing dialog': {
    shown: <WalletPairingModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('walletPairing')), 'close')],
  },
  'the dialog of paid bills': {
    shown: <PaidModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('billPayment')), 'dismiss')],
  },
  'the confirmation dialog': {
    shown: <RecentFactorModal {...given} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('recentFactor')), 'leave')],
  },
  'the panel of active sessions': {
    shown: <ActiveSessionsPanel />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('activeSessions')), 'leave')],
  },
  'the security history': {
    shown: <SecurityHistoryPanel />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('securityHistory')), 'leave')],
  },
  'the page for paying bills': {
    shown: <PaymentScreen accountId={null} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('billPayment')), 'leave')],
  },
  'the spending panel of a card': {
    shown: <SpendingPanel cardId="c1" />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('cardSpending')), 'leave')],
  },
  'the lists of the cards': {
    shown: <KeptLists />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('cardActivity')), 'leave')],
  },
  'the reports of a card': {
    shown: <ExportOf cardId="c1" />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('cardExport')), 'leave')],
  },
  'a transaction of a card': {
    shown: <TransactionPage cardId="c1" transactionId="t1" query={query} />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('cardTransaction')), 'leave')],
  },
  'the slide of a payment': {
    shown: <DetailSlide kind="invoice" id="i1" />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('paymentDetails')).act, 'leave')],
  },
  'the download of a donation form': {
    shown: <FormButton invoiceId="i1" />,
    expectedCalls: (app: Container) => [vi.spyOn(app.get(slice('donationForm')), 'leave')],
  },
  'the payments page': {
    shown: <PaymentsScreen headerActions={null} />,
    expectedCalls: (app: Container) => [
      vi.spyOn(app.get(slice('paymentList')), 'leave'),
      vi.spyOn(app.get(slice('paymentSearch')), 'leave'),
      vi.spyOn(app.get(slice('payoutExport')), 'leave'),
    ],
  },
}

it.each(Object.entries(screens))(
  '%s calls `leave` of its slice when it is unmounted, and not earlier',
  async (_, { shown, expectedCalls }) => {
    const app = makeApp(lazyPortModules)
    const ends = expectedCalls(app)
    const { unmount } = render(
      <ContainerProvider container={app}>
        <MemoryRouter>{shown}</MemoryRouter>
      </ContainerProvider>,
    )
    await act(settle)
    expect(ends.map((end) => end.mock.calls.length)).toEqual(ends.map(() => 0))
    unmount()
    expect(ends.map((end) => end.mock.calls.length)).toEqual(ends.map(() => 1))
  },
)

/** Dialogs that use the same slice. Each passes its modal name when it is unmounted. */
const factorDialogs = {
  'update-two-factor': <UpdateTwoFactorModal {...given} />,
  'disable-two-factor': <DisableTwoFactorModal {...given} />,
  'backup-codes': <BackupCodesModal {...given} />,
}

it.each(Object.entries(factorDialogs))(
  'the dialog %s passes its name to the two-factor slice when it is unmounted',
  async (name, shown) => {
    const app = makeApp(lazyPortModules)
    const leave = vi.spyOn(app.get(slice('twoFactor')), 'leave')
    const { unmount } = render(
      <ContainerProvider container={app}>
        <MemoryRouter>{shown}</MemoryRouter>
      </ContainerProvider>,
    )
    await act(settle)
    unmount()
    expect(leave.mock.calls).toEqual([[name]])
  },
)

it('`BillScreen` calls `viewBill` with the id of its bill, and with null when it is unmounted', async () => {
  const app = makeApp(lazyPortModules)
  const viewBill = vi.spyOn(app.get(slice('billDetail')), 'viewBill')
  const shown = (accountId: string) => (
    <ContainerProvider container={app}>
      <BillScreen accountId={accountId} hidden={null} title="Bill" connect={vi.fn()} learnMore={vi.fn()}>
        All bills
      </BillScreen>
    </ContainerProvider>
  )
  const { rerender, unmount } = render(shown('b1'))
  rerender(shown('b1'))
  expect(viewBill.mock.calls).toEqual([['b1']])
  rerender(shown('b2'))
  expect(viewBill.mock.calls.at(-1)).toEqual(['b2'])
  unmount()
  expect(viewBill.mock.calls.at(-1)).toEqual([null])
  await settle()
})

it('the payments page opens the item named in its URL, and connects its list to the payment details until it is unmounted', async () => {
  const app = makeApp(lazyPortModules)
  const shown = makeStores().make(
    pageView({ recent: { ...pageView().recent, tail: { kind: 'loading', skeletons: 6 } } }),
  )
  const opened = vi.fn(() => false)
  const listed = constant({ items: [] })
  const page = { ...shown, listed, open: opened } as unknown as PaymentsPage
  const { act: details } = app.get(slice('paymentDetails'))
  const [follow, unfollow] = [vi.spyOn(details, 'follow'), vi.spyOn(details, 'unfollow')]
  const { unmount } = render(
    <ContainerProvider container={app}>
      <MemoryRouter>
        <ListedDetails page={page} query={new Map([['item', 'invoice:i1']])} />
      </MemoryRouter>
    </ContainerProvider>,
  )
  await act(settle)
  expect(opened.mock.calls).toEqual([['invoice', 'i1']])
  expect([follow.mock.calls, unfollow.mock.calls]).toEqual([[[listed]], []])
  unmount()
  expect(unfollow.mock.calls).toEqual([[listed]])
  shown.update(() => pageView())
  await settle()
  expect(opened).toHaveBeenCalledTimes(1)
})

/** Forms into which the user has typed nothing. */
const forms = {
  'the name': <NameUpdateModal {...given} />,
  'the password': <UpdatePasswordModal {...given} />,
  'the card top-up': <AddFundsModal {...given} />,
  'the Social Security number': <MissingSsnModal {...given} />,
  'turning two-factor on': <UpdateTwoFactorModal {...given} />,
  'turning two-factor off': <DisableTwoFactorModal {...given} />,
  'the backup codes': <BackupCodesModal {...given} />,
  'the address code': <AddressCodeModal {...given} />,
}

it.each(Object.entries(forms))('the form for %s cannot be submitted while it is empty', async (_, shown) => {
  const { container } = render(
    <ContainerProvider container={makeApp(lazyPortModules)}>
      <MemoryRouter>{shown}</MemoryRouter>
    </ContainerProvider>,
  )
  await act(settle)
  const buttons = [...container.querySelectorAll<HTMLButtonElement>('[type="submit"]')]
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true])
})

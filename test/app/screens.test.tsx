import 'reflect-metadata/lite'
import { latePorts } from '@paydeck/adapters/modules'
import { constant, makeStores, type PaymentsPage } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { act, render } from '@testing-library/react'
import type { Container } from 'inversify'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { lateSlices } from '../../ui/app/late-slices.ts'
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
const portsOfLate = await latePorts(lateSlices)

/** What is shown, and what is told when it is taken away: nothing else does so. */
const screens = {
  'the dialog of the password': {
    shown: <UpdatePasswordModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('passwordUpdate')), 'leave')],
  },
  'the dialog that puts money on a card': {
    shown: <AddFundsModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('cardTopUp')), 'close')],
  },
  'the dialog of the name of a card': {
    shown: <UpdateCardNameModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('cardSettings')).rename, 'leave')],
  },
  'the dialog of the mailing address': {
    shown: <MailingAddressModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('mailingAddress')), 'leave')],
  },
  'the dialog of the personal number': {
    shown: <MissingSsnModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('nationalIdentity')), 'leave')],
  },
  'the dialog that turns the second factor on': {
    shown: <UpdateTwoFactorModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('twoFactor')), 'leave')],
  },
  'the dialog that turns the second factor off': {
    shown: <DisableTwoFactorModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('twoFactor')), 'leave')],
  },
  'the dialog of the backup codes': {
    shown: <BackupCodesModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('twoFactor')), 'leave')],
  },
  'the dialog of the code for an address': {
    shown: <AddressCodeModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('addressForm')), 'closeCode')],
  },
  'the dialog of the wallets': {
    shown: <Web3OptionsModal />,
    told: (app: Container) => [vi.spyOn(app.get(slice('walletConnection')), 'close')],
  },
  'the dialog of the companion wallet': {
    shown: <WalletPairingModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('walletPairing')), 'close')],
  },
  'the dialog of bills that were paid': {
    shown: <PaidModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('billPayment')), 'dismiss')],
  },
  'the dialog of a second factor ahead of a change': {
    shown: <RecentFactorModal {...given} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('recentFactor')), 'leave')],
  },
  'where the account is signed in': {
    shown: <ActiveSessionsPanel />,
    told: (app: Container) => [vi.spyOn(app.get(slice('activeSessions')), 'leave')],
  },
  'what happened to the account': {
    shown: <SecurityHistoryPanel />,
    told: (app: Container) => [vi.spyOn(app.get(slice('securityHistory')), 'leave')],
  },
  'the page that pays bills': {
    shown: <PaymentScreen accountId={null} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('billPayment')), 'leave')],
  },
  'what was spent with a card': {
    shown: <SpendingPanel cardId="c1" />,
    told: (app: Container) => [vi.spyOn(app.get(slice('cardSpending')), 'leave')],
  },
  'the lists of the cards': {
    shown: <KeptLists />,
    told: (app: Container) => [vi.spyOn(app.get(slice('cardActivity')), 'leave')],
  },
  'the reports of a card': {
    shown: <ExportOf cardId="c1" />,
    told: (app: Container) => [vi.spyOn(app.get(slice('cardExport')), 'leave')],
  },
  'a transaction of a card': {
    shown: <TransactionPage cardId="c1" transactionId="t1" query={query} />,
    told: (app: Container) => [vi.spyOn(app.get(slice('cardTransaction')), 'leave')],
  },
  'the details of a payment': {
    shown: <DetailSlide kind="invoice" id="i1" />,
    told: (app: Container) => [vi.spyOn(app.get(slice('paymentDetails')).act, 'leave')],
  },
  'the form of a donation': {
    shown: <FormButton invoiceId="i1" />,
    told: (app: Container) => [vi.spyOn(app.get(slice('donationForm')), 'leave')],
  },
  'the page of the payments': {
    shown: <PaymentsScreen headerActions={null} />,
    told: (app: Container) => [
      vi.spyOn(app.get(slice('paymentList')), 'leave'),
      vi.spyOn(app.get(slice('paymentSearch')), 'leave'),
      vi.spyOn(app.get(slice('payoutExport')), 'leave'),
    ],
  },
}

it.each(Object.entries(screens))(
  'what %s holds is given up when it is closed, and not before',
  async (_, { shown, told }) => {
    const app = makeApp(portsOfLate)
    const ends = told(app)
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

/** One slice holds what three dialogs hold: each gives up its own. */
const factorDialogs = {
  'update-two-factor': <UpdateTwoFactorModal {...given} />,
  'disable-two-factor': <DisableTwoFactorModal {...given} />,
  'backup-codes': <BackupCodesModal {...given} />,
}

it.each(Object.entries(factorDialogs))('the dialog %s of the second factor is left as itself', async (name, shown) => {
  const app = makeApp(portsOfLate)
  const leave = vi.spyOn(app.get(slice('twoFactor')), 'leave')
  const { unmount } = render(
    <ContainerProvider container={app}>
      <MemoryRouter>{shown}</MemoryRouter>
    </ContainerProvider>,
  )
  await act(settle)
  unmount()
  expect(leave.mock.calls).toEqual([[name]])
})

it('BillScreen views its bill while it is shown, and then none', async () => {
  const app = makeApp(portsOfLate)
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

it('the slides follow the list of a page, and open what its address asks for, until the page is closed', async () => {
  const app = makeApp(portsOfLate)
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

/** Forms of which nothing is filled in yet. */
const forms = {
  'the new name': <NameUpdateModal {...given} />,
  'the password': <UpdatePasswordModal {...given} />,
  'money on a card': <AddFundsModal {...given} />,
  'the personal number': <MissingSsnModal {...given} />,
  'turning the second factor on': <UpdateTwoFactorModal {...given} />,
  'turning the second factor off': <DisableTwoFactorModal {...given} />,
  'the backup codes': <BackupCodesModal {...given} />,
  'the code for an address': <AddressCodeModal {...given} />,
}

it.each(Object.entries(forms))('the form of %s is not sent before it is filled in', async (_, shown) => {
  const { container } = render(
    <ContainerProvider container={makeApp(portsOfLate)}>
      <MemoryRouter>{shown}</MemoryRouter>
    </ContainerProvider>,
  )
  await act(settle)
  const buttons = [...container.querySelectorAll<HTMLButtonElement>('[type="submit"]')]
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true])
})

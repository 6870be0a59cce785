import { either as E, taskEither as TE } from 'fp-ts'
import { Subscription } from 'rxjs'
import { unsupported, type UnsupportedCall } from '../../kernel/capability.ts'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeResource, type Resource } from '../../kernel/resource.ts'
import { makeScope, type Scope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { filled } from '../../kernel/text.ts'
import type {
  AppNavigation,
  ClosableModals,
  Clock,
  Configuration,
  Device,
  FetchedFile,
  Log,
  ModalRequest,
  Toasts,
} from '../../platform/ports.ts'
import { failureText } from '../../presentation/failure-text.ts'
import type { HiddenAmount } from '../../presentation/hidden-amount.ts'
import { routePath } from '../../routes/index.ts'
import { billActivityPage, type BillList } from '../bill-list/index.ts'
import { billPath } from '../rules.ts'
import { billDetailTexts } from '../texts.ts'
import type { BillDetailModal, BillDetailState } from './model.ts'
import type { BillHistories } from './ports.ts'
import { allSupported, noBill, receiptFailures } from './tables.ts'
import {
  type BillDetailView,
  billDetailView,
  billOf,
  type BillRemovalView,
  billRemovalView,
  failedRemoval,
  removedName,
} from './view/index.ts'

/** Ports of the slice. */
export interface BillDetailPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly billHistories: BillHistories
  readonly list: Pick<BillList, 'state' | 'tasks' | 'drop'>
  readonly configuration: Pick<Configuration, 'pictureOrigins'>
  readonly device: Pick<Device, 'timeZone'>
  readonly modals: ClosableModals<BillDetailModal>
  /** The modal that is open, whichever slice has opened it. Null if no modal is open. */
  readonly modal: Live<{ readonly request: Pick<ModalRequest, 'name' | 'about'> } | null>
  readonly toasts: Toasts
  readonly appNavigation: AppNavigation
  /** Text in place of hidden amounts. Null while amounts are shown. */
  readonly hidden: Live<HiddenAmount | null>
}

/** View of one bill: payments, balances, receipts and removal. */
export interface BillDetail {
  /** Null if no bill is viewed, or the bill does not belong to the user. */
  readonly view: Live<BillDetailView | null>
  readonly removal: Live<BillRemovalView>
  /**
   * Shows the bill with this account id; null shows no bill. Loads the bill's data as soon as the bill is in the user's
   * list. Repeating the current bill changes nothing. The removal dialog of the previous bill closes.
   */
  readonly viewBill: (accountId: string | null) => void
  /** Shows 10 more payments. */
  readonly more: () => void
  /** Reloads the parts that failed. */
  readonly tryAgain: () => void
  /** Downloads and saves the receipt of a payment. Does nothing while a receipt is loading. */
  readonly saveReceipt: (paymentId: string) => void
  /** Opens the dialog that confirms the removal. */
  readonly openRemoval: () => void
  /**
   * Removes the viewed bill. After a success the dialog closes and the app opens Bill Pay's home. A failure is shown in the
   * dialog, or in a toast if the dialog is closed.
   */
  readonly remove: () => void
  /** Closes the dialog without removing the bill. */
  readonly closeRemoval: () => void
}

/** Returns the file name "receipt-{id}.pdf". Characters of the id that are unsafe in file names are replaced. */
const receiptFile = (paymentId: string): string =>
  filled(billDetailTexts.receiptFile, { id: paymentId.replaceAll(/[^\w-]/gu, '_') })

/** Handles the removal of bills. Calls `forget` if the provider cannot remove bills. */
const makeRemoval = (
  ports: BillDetailPorts,
  viewedId: () => string | null,
  whileSignedIn: Scope['whileSignedIn'],
  forget: () => void,
) => {
  const { stores, clock, log, billHistories: histories, list, modals, modal, toasts, appNavigation } = ports
  const removing = makeOperation<string, Fault, unknown>({
    stores,
    clock,
    run: (accountId) => logged(log.error, 'A bill could not be removed')(histories.remove(accountId)),
    resetAfter: { success: null, failed: null },
  })
  /** Id of the bill that the user has last tried to remove. */
  const lastTried = stores.make<string | null>(null)
  /** Ids of the bills whose removal is in flight. The dialog of a bill shows only the removal of this bill. */
  const removingIds = stores.make<ReadonlySet<string>>(new Set())
  const close = (): void => modals.close('remove-bill')
  const toastOf = (accountId: string): string => `remove-bill ${accountId}`
  const isDialogOpen = (accountId: string): boolean => {
    const open = modal.get()?.request
    return open?.name === 'remove-bill' && open.about === accountId
  }
  const showFailure = (accountId: string, name: string, fault: Fault | UnsupportedCall): void => {
    const { action, ...texts } = failedRemoval(name, fault)
    const openBill = { label: action, act: () => appNavigation.go(billPath(accountId)) }
    toasts.show({
      id: toastOf(accountId),
      tone: 'failure',
      ...texts,
      action: viewedId() === accountId ? null : openBill,
    })
  }
  const settle = (accountId: string, name: string) =>
    whileSignedIn((answer: E.Either<Fault, unknown>) => {
      removingIds.update((now) => new Set([...now].filter((one) => one !== accountId)))
      if (E.isLeft(answer)) {
        // A dialog that was closed and reopened does not show this fault, so a toast shows it.
        const isShown = isDialogOpen(accountId) && removing.get().fault === answer.left
        return isShown ? undefined : showFailure(accountId, name, answer.left)
      }
      if (answer.right === unsupported) {
        forget()
        return isDialogOpen(accountId) ? undefined : showFailure(accountId, name, unsupported)
      }
      list.drop(accountId)
      if (isDialogOpen(accountId)) close()
      if (viewedId() === accountId) appNavigation.go(routePath('bill-pay-home'))
    })
  return {
    removing,
    onTheirWay: removingIds,
    close,
    ask: (accountId: string): void => {
      // A removal in flight keeps its state when the dialog reopens.
      if (!removingIds.get().has(accountId) || lastTried.get() !== accountId) removing.reset()
      modals.open({ name: 'remove-bill', about: accountId })
    },
    begin: (accountId: string, name: string): void => {
      if (removingIds.get().has(accountId)) return
      removingIds.update((now) => new Set([...now, accountId]))
      lastTried.update(() => accountId)
      toasts.withdraw(toastOf(accountId))
      void removing.start(accountId)().then(settle(accountId, name))
    },
  }
}

/**
 * Calls `begin` as soon as the viewed bill is in the list of bills: immediately, or after the user has connected or
 * reconnected the bill.
 */
const makeArrival = (bills: BillList['state'], state: Live<BillDetailState>, begin: () => void) => {
  let waiting = Subscription.EMPTY
  const isThere = (): boolean => billOf({ state: state.get(), bills: bills.get() }) !== null
  return {
    await: (): void => {
      waiting.unsubscribe()
      if (state.get().accountId === null) return
      if (isThere()) return begin()
      waiting = bills.changes$.subscribe(() => {
        if (!isThere()) return
        waiting.unsubscribe()
        begin()
      })
    },
  }
}

/**
 * Makes the slice. Sends no request before a bill is viewed.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const { billDetail, billList } = makePaydeck(ports)
 * await billList.tasks.load()
 * const [bill] = sortedBills('alphabetical', billList.state.get().accounts)
 * billDetail.viewBill(bill.id)
 * billDetail.view.get().pay.to // payPath(bill.id)
 */
export const makeBillDetail = (ports: BillDetailPorts): BillDetail => {
  const { stores, clock, log, billHistories: histories, list } = ports
  const state = stores.make<BillDetailState>(noBill)
  const offers = stores.make(allSupported)
  const { whileSignedIn, renew } = makeScope(stores, clock)
  const patch = (change: Partial<BillDetailState>): void => state.update((now) => ({ ...now, ...change }))

  const viewedAccountId = (): string | null => state.get().accountId
  const resource = <A>(part: string, read: (accountId: string) => TE.TaskEither<Fault, A>): Resource<A> =>
    makeResource({
      stores,
      clock,
      read: () => {
        const accountId = viewedAccountId()
        const request = accountId === null ? TE.left<Fault>(unreachable) : read(accountId)
        return logged(log.warn, `The ${part} of a bill could not be loaded`)(request)()
      },
    })
  const payments = resource('payments', histories.payments)
  const balances = resource('balances', histories.balances)
  const parts = [payments, balances]
  const removal = makeRemoval(ports, viewedAccountId, whileSignedIn, () =>
    offers.update((now) => ({ ...now, removal: false })),
  )
  const arrival = makeArrival(list.state, state, () => {
    for (const part of parts) void part.load()
  })
  const source = combine({ state, payments, balances, bills: list.state, offers, hidden: ports.hidden })
  return {
    view: project(source, billDetailView(ports.device, ports.configuration)),
    removal: project(combine({ source, removal: removal.removing, onTheirWay: removal.onTheirWay }), (now) =>
      billRemovalView({ ...now, account: billOf(now.source), offers: now.source.offers }),
    ),
    viewBill: (accountId) => {
      if (accountId === state.get().accountId) return
      renew()
      // Closes the dialog even while its bill is being removed, because the dialog belongs to the previous bill.
      if (state.get().accountId !== null) removal.close()
      state.update(() => ({ ...noBill, accountId }))
      for (const part of parts) part.clear()
      arrival.await()
    },
    more: () => state.update((now) => ({ ...now, shown: now.shown + billActivityPage.value })),
    tryAgain: () => {
      for (const part of parts) if (part.get().status === 'failed') void part.load()
    },
    saveReceipt: (paymentId) => {
      if (state.get().fetching !== null) return
      patch({ fetching: paymentId, receiptFailure: null })
      const settle = whileSignedIn((answer: E.Either<Fault, FetchedFile | UnsupportedCall>, isOpen) => {
        const text = E.isLeft(answer) ? failureText(receiptFailures, answer.left) : null
        if (isOpen) patch({ fetching: null, receiptFailure: text === null ? null : { paymentId, text } })
        if (E.isLeft(answer)) return
        if (answer.right === unsupported) offers.update((now) => ({ ...now, receipts: false }))
        else answer.right.save()
      })
      const fetched = histories.receipt({ paymentId, name: receiptFile(paymentId) })
      void logged(log.error, 'The receipt of a bill could not be downloaded')(fetched)().then(settle)
    },
    openRemoval: () => {
      const accountId = viewedAccountId()
      if (accountId !== null) removal.ask(accountId)
    },
    remove: () => {
      const accountId = viewedAccountId()
      if (accountId !== null) removal.begin(accountId, removedName(source.get()))
    },
    closeRemoval: removal.close,
  }
}

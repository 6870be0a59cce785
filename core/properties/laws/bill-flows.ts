import type { ConnectEffect } from '../../bill-pay/bill-connection/tables.ts'
import type { InvoiceEffect } from '../../bill-pay/bill-payment/tables.ts'
import { modalHeadings } from '../../modals.ts'
import type { ModalRequest } from '../../platform/ports.ts'
import type { BillPayTables } from '../../tables/bill-pay.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow } from './columns.ts'
import { eventLaw } from './events.ts'
import { type AnyMachine, machineLaws, transitionsOf } from './machines.ts'
import { paidStatusLaw } from './paid-statuses.ts'

const hasNoneTwice = (values: ReadonlyArray<unknown>): boolean => new Set(values).size === values.length

const modalLaw = (title: string, request: ModalRequest, isFixed: boolean): Law =>
  law(title, () => {
    must(Object.hasOwn(modalHeadings, request.name), `"${request.name}" is no modal.`)
    mustEqual(request.backdropCloses ?? true, !isFixed, 'the effect of the backdrop')
    must(['always', 'mobile', 'never'].includes(request.fullScreen ?? 'never'), 'its size is unknown.')
  })

/** Effects of connecting bills: true if several states may start the effect. */
const connectEffects: Readonly<Record<ConnectEffect, boolean>> = {
  launch: false,
  exchange: false,
  stopAsking: false,
  refreshUser: true,
  refreshAccounts: true,
}

/** Effects of paying bills: true if several states may start the effect. */
const payEffects: Readonly<Record<InvoiceEffect, boolean>> = {
  launch: false,
  readInvoice: false,
  lookAgain: false,
  track: false,
  tell: false,
  addPayment: false,
  goHome: true,
  reset: true,
}

/** Law that states start each effect, and no unknown one. */
const effectLaw = (title: string, machine: AnyMachine, effects: Readonly<Record<string, boolean>>): Law =>
  law(title, () => {
    const started = Object.values(machine).flatMap(({ entry = [], stay = [] }) => [...entry, ...stay])
    mustEqual([...new Set(started)].toSorted(), Object.keys(effects).toSorted(), 'the effects')
    for (const effect of started)
      must(
        effects[effect] === true || started.filter((one) => one === effect).length === 1,
        `"${effect}" is started by several states.`,
      )
  })

const wayLaws = ({ connectModal, connectModes, widgetEnvironments }: BillPayTables): ReadonlyArray<Law> => [
  modalLaw('The modal of the options can be closed (BILL-039).', connectModal.asking, false),
  modalLaw('The modal of the outcome stays for its display time (BILL-171).', connectModal.outcome, true),
  law('The options and the outcome are shown in the same modal.', () =>
    mustEqual(connectModal.outcome.name, connectModal.asking.name, 'its name'),
  ),
  distinctLaw('No two ways to connect have the same label.', connectModes, ({ label }) => label),
  distinctLaw('No two ways to connect have the same description.', connectModes, ({ sentence }) => sentence),
  distinctLaw('No two ways to connect have the same mode.', connectModes, ({ mode }) => mode),
  law('A user without verification can connect bills, and one way at most is marked (BILL-056, BILL-058).', () => {
    const ways = Object.values(connectModes)
    must(
      ways.some(({ needsVerification }) => !needsVerification),
      'every way needs a verification.',
    )
    must(ways.filter(({ badge }) => badge !== null).length <= 1, 'more than one way is marked.')
  }),
  eachRow('The widget connects real bills in production only (BILL-080).', widgetEnvironments, (environment, host) =>
    host === 'production' ? environment === 'production' : environment === 'development',
  ),
]

/** Laws of every table for connecting bills. */
export const connectionLaws = (tables: BillPayTables): ReadonlyArray<Law> => {
  const { connectNotes, connectMachine, onConnectStatus } = tables
  const rowOf: AnyMachine = connectMachine
  const isOutcome = (status: string): boolean => rowOf[status]?.after !== undefined
  return [
    ...machineLaws('Connecting bills', connectMachine, 'none'),
    eventLaw('Connecting bills: the last state of an event is the same everywhere.', connectMachine, -1, {
      token: 'auth_token_retrieved',
      linked: 'linked',
      open: 'open',
      error: 'error',
      refused: 'failed',
      fail: 'failed',
      hide: 'none',
    }),
    eventLaw(
      'Leaving the widget always reloads the bills, and an exchange is reported (BILL-077).',
      connectMachine,
      0,
      {
        exit: 'exit',
        exchanged: 'account_token_exchanged',
      },
    ),
    eachRow(
      'A connection succeeds only after an exchange or an exit (BILL-079).',
      transitionsOf(connectMachine),
      (path) => (path.endsWith('success') ? /^(account_token_exchanged|exit), success$/.test(path) : true),
    ),
    effectLaw(
      'Connecting bills: one state starts each effect, except those that reload.',
      connectMachine,
      connectEffects,
    ),
    law('A success reloads what leaving the widget reloads (BILL-078).', () => {
      const { entry = [] } = connectMachine.success
      mustEqual(
        connectMachine.exit.entry?.filter((effect) => !entry.includes(effect)) ?? [],
        [],
        'the effects that a success lacks',
      )
    }),
    eachRow(
      'An outcome is forgotten or reset after its display time.',
      connectMachine,
      ({ after }) => after === undefined || after.event === 'forget' || after.event === 'reset',
    ),
    eachRow(
      'The modal shows an outcome, which the user can hide (BILL-071).',
      connectMachine,
      ({ on }, status) =>
        !isOutcome(status) ||
        (on.hide !== undefined && onConnectStatus[status as keyof typeof onConnectStatus]?.isModalVisible === true),
    ),
    eachRow('Only a success has new connections, which clears the error (BILL-079).', onConnectStatus, (row, status) =>
      row?.hasNewConnections === true ? status === 'success' && row.error === null : row?.hasNewConnections === false,
    ),
    eachRow(
      'The modal is hidden while the widget runs.',
      onConnectStatus,
      (row, status) => row?.isModalVisible === isOutcome(status),
    ),
    law('Notes and changes belong to states of the machine.', () => {
      const stages = Object.keys(connectMachine).filter((stage) => stage !== 'none')
      mustEqual(Object.keys(connectNotes).toSorted(), stages.toSorted(), 'the statuses with a note')
      must(
        Object.keys(onConnectStatus).every((status) => stages.includes(status)),
        'a change is of no status.',
      )
    }),
    eachRow('A status has a note until its outcome is shown.', connectNotes, (note, status) =>
      note === null ? isOutcome(status) : !isOutcome(status),
    ),
    ...wayLaws(tables),
  ]
}

/** Laws of every table for paying bills. */
export const payingLaws = (tables: BillPayTables): ReadonlyArray<Law> => {
  const { invoiceMachine, onInvoiceStatus, paidStatuses, afterPaid, paidModal } = tables
  return [
    ...machineLaws('Paying bills', invoiceMachine, 'none'),
    eventLaw('Paying bills: the last state of an event is the same everywhere.', invoiceMachine, -1, {
      created: 'id_created',
      opened: 'invoice_launched',
      paid: 'invoice_paid',
      fail: 'failed',
      invalid: 'invalid_amount',
      valid: 'none',
    }),
    eventLaw('The closing of the window is recorded first (BILL-143).', invoiceMachine, 0, {
      closed: 'invoice_closed',
    }),
    eachRow(
      'A payment succeeds if and only if a paid window closes (BILL-145).',
      transitionsOf(invoiceMachine),
      (path, name) => (name === 'invoice_paid.closed' ? path.endsWith('success') : !path.includes('success')),
    ),
    effectLaw(
      'Paying bills: one state starts each effect, except those that leave the page.',
      invoiceMachine,
      payEffects,
    ),
    law('A paid invoice stays paid, even if something fails.', () =>
      mustEqual(Object.keys(invoiceMachine.invoice_paid.on), ['closed'], 'the events of a paid invoice'),
    ),
    law('The effects of a payment are those of its success, and the reset is the last (BILL-150).', () => {
      mustEqual(invoiceMachine.success.entry, afterPaid, 'the effects of the success')
      must(hasNoneTwice(afterPaid), 'an effect is repeated.')
      mustEqual(afterPaid.at(-1), 'reset', 'the last effect')
    }),
    law('Changes belong to states of the machine.', () =>
      must(
        Object.keys(onInvoiceStatus).every((status) => status in invoiceMachine),
        'a change is of no status.',
      ),
    ),
    paidStatusLaw(
      'A status that reports a payment is one of a paid invoice, and later ones report it too (BILL-147).',
      paidStatuses,
    ),
    modalLaw('Only its own button closes the confirmation of a payment.', paidModal, true),
  ]
}

import type { InvoiceEvent, InvoiceFlowStatus, InvoiceState } from '../model.ts'
import {
  type InvoiceMove,
  type InvoiceMoves,
  invoiceMoves,
  type InvoicePath,
  nothingInvoiced,
  onInvoiceStatus,
  paidWords,
} from '../tables/invoice.ts'
import { isSelectionValid } from './amounts.ts'

const enter = (state: InvoiceState, status: InvoiceFlowStatus | null): InvoiceState => ({
  ...state,
  status,
  ...(status === null ? {} : onInvoiceStatus[status]),
})

/** The states that a move leads through; none: it changes nothing. */
const moved = (
  state: InvoiceState,
  move: InvoiceMove,
  told: Partial<InvoiceState> = {},
): ReadonlyArray<InvoiceState> => {
  const moves: InvoiceMoves = invoiceMoves[state.status ?? 'none']
  const path: InvoicePath = moves[move] ?? []
  return path.reduce<ReadonlyArray<InvoiceState>>(
    (steps, status) => [...steps, enter(steps.at(-1) ?? { ...state, ...told }, status)],
    [],
  )
}

/** The amount guard: it speaks up once errors were shown, until all amounts are valid (BILL-133). */
const guarded = (state: InvoiceState): ReadonlyArray<InvoiceState> => {
  if (isSelectionValid(state.selectedInvoices)) return moved(state, 'valid')
  return state.shouldDisplayErrors ? moved(state, 'invalid') : []
}

/**
 * "Pay" with an amount that cannot be paid fails and shows why; no invoice is made (BILL-152, BILL-153). An invoice
 * that is being paid stays as it is.
 */
const pressed = (state: InvoiceState): ReadonlyArray<InvoiceState> =>
  state.id !== null || isSelectionValid(state.selectedInvoices)
    ? []
    : moved(state, 'fail', { shouldDisplayErrors: true })

const afterSelection = (state: InvoiceState, selectedInvoices: InvoiceState['selectedInvoices']): InvoiceState => ({
  ...state,
  selectedInvoices,
  shouldClearSelected: state.shouldClearSelected && selectedInvoices.size > 0,
})

/**
 * The states that follow an event, the last of which stays; empty: nothing changes. Events of another window than
 * the present invoice's change nothing (BILL-139 to BILL-155).
 */
export const invoiceSteps = (state: InvoiceState, event: InvoiceEvent): ReadonlyArray<InvoiceState> => {
  switch (event.kind) {
    case 'reset':
      return [nothingInvoiced]
    case 'clear':
      return [{ ...state, shouldClearSelected: state.selectedInvoices.size > 0 }]
    case 'select': {
      const chosen = afterSelection(state, event.selected)
      return [chosen, ...guarded(chosen)]
    }
    case 'pay':
      return pressed(state)
    case 'created':
      return moved(state, 'created', { id: event.id })
    case 'fail':
      return moved(state, 'fail', { error: event.text })
    case 'opened':
    case 'closed':
      return event.id === state.id ? moved(state, event.kind) : []
    case 'message':
      return event.id === state.id && paidWords.includes(event.status) ? moved(state, 'paid') : []
  }
}

/** The state that stays after an event. */
export const nextInvoice = (state: InvoiceState, event: InvoiceEvent): InvoiceState =>
  invoiceSteps(state, event).at(-1) ?? state

/** Whether "Pay" makes an invoice: something is chosen, and all of it can be paid (BILL-154). */
export const makesInvoice = ({ selectedInvoices, id }: InvoiceState): boolean =>
  id === null && selectedInvoices.size > 0 && isSelectionValid(selectedInvoices)

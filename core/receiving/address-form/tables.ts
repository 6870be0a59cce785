import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import { addressFormTexts } from '../texts.ts'
import type { AddressFormEvent, AddressFormField, AddressFormState, SaveStage } from './model.ts'

/**
 * Transitions of the form. An event without a transition changes nothing, so no other form opens while an address is checked
 * or saved.
 */
export const addressFormMachine = {
  closed: { on: { open: 'editing' } },
  editing: { on: { open: 'editing', check: 'checking', save: 'saving', leave: 'leaving' } },
  checking: { on: { ask: 'asking', fail: 'editing' } },
  // The form behind the code dialog can still be edited and saved again.
  asking: {
    on: {
      open: 'editing',
      check: 'checking',
      save: 'saving',
      confirm: 'confirming',
      'close-code': 'leaving',
      leave: 'leaving',
    },
  },
  saving: { on: { succeed: 'leaving', fail: 'editing' } },
  // Closing the dialog does not abort the save in flight. The form then shows the result of the save.
  confirming: { on: { succeed: 'leaving', fail: 'editing', 'refuse-code': 'asking', 'close-code': 'saving' } },
  leaving: { on: { open: 'editing', left: 'closed' } },
} as const satisfies Machine<AddressFormState, AddressFormEvent>

/** True for states in which the form is read-only. */
export const isFixedIn = {
  closed: true,
  editing: false,
  checking: true,
  asking: false,
  saving: true,
  confirming: true,
  leaving: true,
} as const satisfies Record<AddressFormState, boolean>

/** Initial values of the add form (RECV-032). */
export const newAddress = { currency: 'BTC', address: '', label: addressFormTexts.initialLabel } as const

/** Code of the chain of connected wallets (RECV-060). */
export const connectedChain = 'ETH'

/** Delay after a save or cancel before the list of addresses returns (RECV-003, RECV-004). */
export const receivingReturn = delay('receiving return', 1000)

/** Field that shows the error of a failed stage, or null (ERR-074). */
export const refusedFields = {
  token: null,
  validate: 'address',
  'create-wallet': null,
  'create-profile': null,
  'add-payor': null,
  'update-wallet': null,
  'update-profile': null,
} as const satisfies Record<SaveStage, AddressFormField | null>

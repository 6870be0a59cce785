import { either as E, function as F } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeFlow } from '../../kernel/machine.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { ClosableModals, Clock, Configuration, Log, Toasts } from '../../platform/ports.ts'
import { mailingAddressTexts } from '../texts.ts'
import {
  type AddressFailure,
  type MailingFormState,
  blankAddressForm,
  type MailingAddress,
  type MailingAddressModal,
  unknownAddress,
} from './model.ts'
import type { AddressSuggestions, MailingAddresses } from './ports.ts'
import {
  addressForm,
  addressToSave,
  canSaveAddress,
  edited,
  failureAlert,
  missingAlert,
  withResolved,
} from './rules.ts'
import {
  type AddressField,
  addressStageRows,
  addressThanks,
  mailingAddressMachine,
  mailingAddressOperations,
  mapsWait,
} from './tables.ts'
import { toAddressFailure, makeSaveAddress, makeSuggesting, makeVerifyAddress } from './use-cases.ts'
import { mailingAddressView, type MailingAddressView } from './view.ts'

/** Ports of the slice `mailingAddress`. */
export interface MailingAddressPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<MailingAddressModal>
  readonly mailingAddresses: MailingAddresses
  readonly addressSuggestions: AddressSuggestions
  /** Key of the maps service for this session; null disables suggestions (CALL-110). */
  readonly mapsKey: Live<string | null>
  readonly configuration: Pick<Configuration, 'supportPhone'>
  readonly toasts: Pick<Toasts, 'show'>
}

/** Mailing address for cheques: its row in the settings, and the dialog that edits the address. */
export interface MailingAddressEditor {
  readonly view: Live<MailingAddressView>
  /**
   * True if the settings of a card may be shown: the maps script has loaded, failed or timed out (ROUTE-048, ERR-033). Until
   * then the screen shows a placeholder.
   */
  readonly isReady: Live<boolean>
  /** Loads the maps script and the address on file when the user opens the settings of a card. */
  readonly enter: () => void
  /** Reloads the address on file after a failure. */
  readonly reload: () => void
  /** Opens the dialog with the address on file. While a save is pending, the dialog shows its progress. */
  readonly open: () => void
  /** Sets the given fields of the form. If Street 1 changes, requests suggestions (CARD-132). */
  readonly edit: (change: Readonly<Partial<Record<AddressField, string>>>) => void
  /** Marks a field that lost focus, so that it shows its error. */
  readonly touch: (field: AddressField) => void
  /** Fills in a suggested address (CARD-147). */
  readonly choose: (suggestionId: string) => void
  /** Hides the suggestions. */
  readonly dismiss: () => void
  /**
   * Verifies and saves the address, after a press of the button, Enter outside Street 1, or a retry (CARD-130, CARD-143).
   */
  readonly submit: () => void
  /** Handles the closing of the dialog. A pending save still takes effect. */
  readonly leave: () => void
}

const makeStates = ({ stores, clock, log, mailingAddresses: addresses }: MailingAddressPorts) => {
  const form = stores.make<MailingFormState>(blankAddressForm)
  const flow = makeFlow(stores, mailingAddressMachine, 'editing')
  const operation = { stores, clock }
  const { mailingAddress, saveMailingAddress, verifyMailingAddress } = mailingAddressOperations
  return {
    form,
    patch: (change: Partial<MailingFormState>): void => form.update((now) => ({ ...now, ...change })),
    flow,
    isSending: (): boolean => addressStageRows[flow.get()].isSending,
    onFile: stores.make(unknownAddress),
    isOpen: stores.make(false),
    isReady: stores.make(false),
    /** Lifetime of the form. Each submit and each reset begins a new lifetime. */
    scope: makeScope(stores, clock),
    /** Lifetime of the latest request about Street 1. A newer request makes the response to an older request stale. */
    suggestionScope: makeScope(stores, clock),
    loading: makeOperation<void, Fault, MailingAddress | null>({
      ...operation,
      run: () => F.pipe(addresses.onFile, logged(log.error, 'The mailing address could not be loaded')),
      resetAfter: mailingAddress,
    }),
    verifying: makeOperation<MailingAddress, AddressFailure, void>({
      ...operation,
      run: makeVerifyAddress(addresses),
      brokenAs: toAddressFailure,
      resetAfter: verifyMailingAddress,
    }),
    saving: makeOperation<MailingAddress, AddressFailure, void>({
      ...operation,
      run: makeSaveAddress(addresses),
      brokenAs: toAddressFailure,
      resetAfter: saveMailingAddress,
    }),
  }
}
type States = ReturnType<typeof makeStates>

/** Makes the actions that load the address on file and the maps script. */
const makeLoading = ({ clock, log, addressSuggestions: suggestions, mapsKey }: MailingAddressPorts, states: States) => {
  const { onFile, isReady, scope, loading } = states
  const load = (): void => {
    const before = onFile.get()
    const onResult = (answer: E.Either<Fault, MailingAddress | null>): void => {
      // If an address was saved after this request was sent, the saved address is newer than the response.
      if (onFile.get() !== before) return
      onFile.update((now) =>
        E.isRight(answer) ? { isKnown: true, address: answer.right, hasFailed: false } : { ...now, hasFailed: true },
      )
    }
    void loading.start()().then(scope.whileSignedIn(onResult))
  }
  return {
    reload: load,
    enter: (): void => {
      load()
      const setReady = scope.whileSignedIn<unknown>(() => isReady.update(() => true))
      const key = mapsKey.get()
      if (key === null) return setReady(null)
      const script = F.pipe(suggestions.prepare(key), logged(log.warn, 'Maps script failed to load'))
      void script().then(setReady)
      clock.schedule(() => setReady(null), mapsWait.ms)
    },
  }
}

/**
 * Makes the action that verifies and then saves the address. Both requests continue after the dialog closes; a toast then
 * reports a failure.
 */
const makeSubmit = ({ toasts, configuration }: MailingAddressPorts, states: States, reset: () => void) => {
  const { form, patch, flow, onFile, isOpen, scope, suggestionScope, verifying, saving } = states
  const fail = (failure: AddressFailure): void => {
    if (isOpen.get()) return form.update((now) => ({ ...now, failure, failures: now.failures + 1 }))
    const { text } = failureAlert(failure, configuration.supportPhone)
    toasts.show({ id: 'mailing-address', tone: 'failure', title: mailingAddressTexts.notSaved, text, action: null })
    reset()
  }
  const onSaved = (address: MailingAddress): void => {
    flow.send('store')
    onFile.update(() => ({ isKnown: true, address, hasFailed: false }))
    if (isOpen.get()) scope.later(addressThanks, () => void flow.send('confirm'))
    else reset()
  }
  const save = (address: MailingAddress): void => {
    flow.send('accept')
    const onResult = (answer: E.Either<AddressFailure, void>): void => {
      if (E.isRight(answer)) return onSaved(address)
      flow.send('refuse')
      fail(answer.left)
    }
    void saving.start(address)().then(scope.whileSignedIn(onResult))
  }
  const verify = (address: MailingAddress): void => {
    const onResult = (answer: E.Either<AddressFailure, void>): void => {
      if (E.isRight(answer)) return save(address)
      flow.send('refuse')
      fail(answer.left)
    }
    void verifying.start(address)().then(scope.whileSignedIn(onResult))
  }
  return (): void => {
    const { values } = form.get()
    if (missingAlert(values) !== null) {
      if (flow.send('invalidate')) fail({ kind: 'missing' })
    } else if (canSaveAddress(values, onFile.get().address) && flow.send('submit')) {
      scope.renew()
      suggestionScope.renew()
      patch({ failure: null, suggestions: [] })
      verify(addressToSave(values))
    }
  }
}

/**
 * Makes the slice `mailingAddress`. The slice sends no request before `enter`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * const { mailingAddress } = makePaydeck(ports)
 * mailingAddress.open()
 * mailingAddress.edit({ city: 'Austin' })
 * mailingAddress.view.get().form.fields.find(({ name }) => name === 'city').value // 'Austin'
 */
export const makeMailingAddress = (ports: MailingAddressPorts): MailingAddressEditor => {
  const { modals, configuration } = ports
  const states = makeStates(ports)
  const { form, patch, flow, isSending, onFile, isOpen, isReady, scope, suggestionScope, loading, verifying, saving } =
    states
  const suggesting = makeSuggesting(ports, states)
  const reset = (): void => {
    scope.renew()
    suggestionScope.renew()
    verifying.reset()
    saving.reset()
    flow.send('leave')
    form.update(({ failures }) => ({ ...blankAddressForm, values: addressForm(onFile.get().address), failures }))
  }
  const change = (values: MailingFormState['values']): void => {
    flow.send('edit')
    patch({ values, touched: [], failure: null })
  }
  return {
    view: project(
      combine({ onFile, loading, stage: flow, form, verifying, saving }),
      mailingAddressView(configuration.supportPhone),
    ),
    isReady,
    ...makeLoading(ports, states),
    open: () => {
      if (!onFile.get().isKnown) return
      isOpen.update(() => true)
      // Reopening the dialog during a save shows its progress.
      if (!isSending()) reset()
      modals.open({ name: 'mailing-address' })
    },
    edit: (typed) => {
      if (isSending()) return
      change(edited(form.get().values, typed))
      if (typed.address1 === undefined) return
      suggesting.dismiss()
      suggesting.typed(typed.address1)
    },
    touch: (field) => {
      patch({ touched: [...new Set([...form.get().touched, field])] })
    },
    choose: (id) => {
      if (!isSending()) suggesting.resolve(id, (found) => change(withResolved(form.get().values, found)))
    },
    dismiss: suggesting.dismiss,
    submit: makeSubmit(ports, states, reset),
    leave: () => {
      isOpen.update(() => false)
      if (!isSending()) reset()
    },
  }
}

import { either as E, function as F } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeFlow } from '../../kernel/machine.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { ClosableModals, Clock, Configuration, Log, Toasts } from '../../platform/ports.ts'
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
  addressTexts,
  addressThanks,
  mailingAddressMachine,
  mailingAddressOperations,
  mapsWait,
} from './tables.ts'
import { faulty, makeSaveAddress, makeSuggesting, makeVerifyAddress } from './use-cases.ts'
import { mailingAddressView, type MailingAddressView } from './view.ts'

/** What the address for cheques needs from outside. */
export interface MailingAddressPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<MailingAddressModal>
  readonly addresses: MailingAddresses
  readonly suggestions: AddressSuggestions
  /** The session's key of the maps service; null: there are no suggestions (CALL-110). */
  readonly mapsKey: Live<string | null>
  readonly configuration: Pick<Configuration, 'supportPhone'>
  readonly toasts: Pick<Toasts, 'show'>
}

/** The address that cheques are sent to. */
export interface MailingAddressKeeping {
  readonly view: Live<MailingAddressView>
  /**
   * Whether the settings of a card may be shown: the maps script is there, or will not be (ROUTE-048, ERR-033). Until then
   * the screen waits.
   */
  readonly isReady: Live<boolean>
  /** The settings of a card are gone to: loads the maps script and the address on file, which it shows once it is there. */
  readonly enter: () => void
  /** Asks for the address on file again, after a failure. */
  readonly reload: () => void
  /** Opens the dialog with what is on file; while that is being saved, shows how it goes. */
  readonly open: () => void
  /** What stands in the fields that are given now; for Street 1 addresses are suggested (CARD-132). */
  readonly edit: (change: Readonly<Partial<Record<AddressField, string>>>) => void
  /** A field was left. */
  readonly touch: (field: AddressField) => void
  /** Fills in a suggested address (CARD-147). */
  readonly choose: (suggestionId: string) => void
  /** Takes the suggestions away. */
  readonly dismiss: () => void
  /** Verifies the address and saves it, by the button, by Enter outside Street 1, or once more (CARD-130, CARD-143). */
  readonly submit: () => void
  /** The dialog was closed. What is on its way counts still. */
  readonly leave: () => void
}

const makeStates = ({ stores, clock, log, addresses }: MailingAddressPorts) => {
  const form = stores.make<MailingFormState>(blankAddressForm)
  const flow = makeFlow(stores, mailingAddressMachine, 'editing')
  const operation = { stores, clock }
  const { mailingAddress, saveMailingAddress, verifyMailingAddress } = mailingAddressOperations
  return {
    form,
    put: (change: Partial<MailingFormState>): void => form.update((now) => ({ ...now, ...change })),
    flow,
    isSending: (): boolean => addressStageRows[flow.get()].isSending,
    onFile: stores.make(unknownAddress),
    isOpen: stores.make(false),
    isReady: stores.make(false),
    /** Scope of the form until it is sent or reset. */
    scope: makeScope(stores, clock),
    /** Scope of the latest question about Street 1: another one removes its suggestions. */
    questions: makeScope(stores, clock),
    loading: makeOperation<void, Fault, MailingAddress | null>({
      ...operation,
      run: () => F.pipe(addresses.onFile, logged(log.error, 'The mailing address could not be loaded')),
      resetAfter: mailingAddress,
    }),
    verifying: makeOperation<MailingAddress, AddressFailure, void>({
      ...operation,
      run: makeVerifyAddress(addresses),
      brokenAs: faulty,
      resetAfter: verifyMailingAddress,
    }),
    saving: makeOperation<MailingAddress, AddressFailure, void>({
      ...operation,
      run: makeSaveAddress(addresses),
      brokenAs: faulty,
      resetAfter: saveMailingAddress,
    }),
  }
}
type States = ReturnType<typeof makeStates>

/** What comes with the screen. */
const makeArrival = ({ clock, log, suggestions, mapsKey }: MailingAddressPorts, states: States) => {
  const { onFile, isReady, scope, loading } = states
  const load = (): void => {
    const before = onFile.get()
    const settle = (answer: E.Either<Fault, MailingAddress | null>): void => {
      // What was saved meanwhile is newer.
      if (onFile.get() !== before) return
      onFile.update((now) =>
        E.isRight(answer) ? { isKnown: true, address: answer.right, hasFailed: false } : { ...now, hasFailed: true },
      )
    }
    void loading.start()().then(scope.whileSignedIn(settle))
  }
  return {
    reload: load,
    enter: (): void => {
      load()
      const goOn = scope.whileSignedIn<unknown>(() => isReady.update(() => true))
      const key = mapsKey.get()
      if (key === null) return goOn(null)
      const script = F.pipe(suggestions.prepare(key), logged(log.warn, 'Maps script failed to load'))
      void script().then(goOn)
      clock.schedule(() => goOn(null), mapsWait.ms)
    },
  }
}

/** Verifying and saving, one after the other. Both go on when the dialog closes; a toast then reports a failure. */
const makeSubmit = ({ toasts, configuration }: MailingAddressPorts, states: States, reset: () => void) => {
  const { form, put, flow, onFile, isOpen, scope, questions, verifying, saving } = states
  const fail = (failure: AddressFailure): void => {
    if (isOpen.get()) return form.update((now) => ({ ...now, failure, failures: now.failures + 1 }))
    const { text } = failureAlert(failure, configuration.supportPhone)
    toasts.show({ id: 'mailing-address', tone: 'failure', title: addressTexts.notSaved, text, action: null })
    reset()
  }
  const kept = (address: MailingAddress): void => {
    flow.send('keep')
    onFile.update(() => ({ isKnown: true, address, hasFailed: false }))
    if (isOpen.get()) scope.later(addressThanks, () => void flow.send('thank'))
    else reset()
  }
  const save = (address: MailingAddress): void => {
    flow.send('accept')
    const settle = (answer: E.Either<AddressFailure, void>): void => {
      if (E.isRight(answer)) return kept(address)
      flow.send('refuse')
      fail(answer.left)
    }
    void saving.start(address)().then(scope.whileSignedIn(settle))
  }
  const verify = (address: MailingAddress): void => {
    const settle = (answer: E.Either<AddressFailure, void>): void => {
      if (E.isRight(answer)) return save(address)
      flow.send('refuse')
      fail(answer.left)
    }
    void verifying.start(address)().then(scope.whileSignedIn(settle))
  }
  return (): void => {
    const { values } = form.get()
    if (missingAlert(values) !== null) {
      if (flow.send('miss')) fail({ kind: 'missing' })
    } else if (canSaveAddress(values, onFile.get().address) && flow.send('submit')) {
      scope.renew()
      questions.renew()
      put({ failure: null, suggestions: [] })
      verify(addressToSave(values))
    }
  }
}

/** Nothing is asked for until the screen is gone to. */
export const makeMailingAddress = (ports: MailingAddressPorts): MailingAddressKeeping => {
  const { modals, configuration } = ports
  const states = makeStates(ports)
  const { form, put, flow, isSending, onFile, isOpen, isReady, scope, questions, loading, verifying, saving } = states
  const suggesting = makeSuggesting(ports, states)
  const reset = (): void => {
    scope.renew()
    questions.renew()
    verifying.reset()
    saving.reset()
    flow.send('leave')
    form.update(({ failures }) => ({ ...blankAddressForm, values: addressForm(onFile.get().address), failures }))
  }
  const change = (values: MailingFormState['values']): void => {
    flow.send('edit')
    put({ values, touched: [], failure: null })
  }
  return {
    view: project(
      combine({ onFile, loading, stage: flow, form, verifying, saving }),
      mailingAddressView(configuration.supportPhone),
    ),
    isReady,
    ...makeArrival(ports, states),
    open: () => {
      if (!onFile.get().isKnown) return
      isOpen.update(() => true)
      // The same again while it is sent: that one is waited for.
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
      put({ touched: [...new Set([...form.get().touched, field])] })
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

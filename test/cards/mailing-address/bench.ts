import type { Slices } from '@paydeck/core'
import type { AddressSuggestion, MailingAddress, ResolvedAddress, VerifiedAddress } from '@paydeck/core/cards'
import { makeStores, type Fault } from '@paydeck/core/kernel'
import { mailingAddressOf } from '@paydeck/core/pages'
import type { Toast } from '@paydeck/core/platform'
import { signedOut } from '@paydeck/core/session'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'

export const phone = '1-800-555-0100'

export const home: MailingAddress = {
  address1: '12 Elm St',
  address2: '',
  city: 'Salem',
  state: 'OR',
  postalCode: '97301',
  country: 'US',
}

export const accepted: ReadonlyArray<VerifiedAddress> = [{ warnings: [], mappedAddress: { country: 'US' } }]

/** A question that waits for its answer. */
interface Waiting<A> {
  readonly input: unknown
  readonly answer: (reply: E.Either<Fault, A>) => void
}

/** Questions of one kind, which the test answers; the last one first. */
const questions = <A>() => {
  const asked: Array<Waiting<A>> = []
  return {
    asked,
    inputs: () => asked.map(({ input }) => input),
    ask:
      (input: unknown): TE.TaskEither<Fault, A> =>
      () =>
        new Promise((answer) => asked.push({ input, answer })),
    answer: async (reply: E.Either<Fault, A>, at = -1): Promise<void> => {
      await settle()
      asked.at(at)?.answer(reply)
      await settle()
    },
  }
}

/** The address for cheques over a provider and a maps service that the test plays. */
export const makeBench = (mapsApiKey: string | null = 'maps-key') => {
  const clock = fakeClock()
  const stores = makeStores()
  const told: Array<string> = []
  const order: Array<string> = []
  const onFile = questions<MailingAddress | null>()
  const verify = questions<ReadonlyArray<VerifiedAddress>>()
  const save = questions<boolean>()
  const prepare = questions<void>()
  const suggest = questions<ReadonlyArray<AddressSuggestion>>()
  const resolve = questions<ResolvedAddress>()
  const toasts: Array<Toast> = []
  let modal: string | null = null
  const session = stores.make({ ...signedOut, mapsApiKey })
  const slice = mailingAddressOf({
    stores,
    clock,
    log: { warn: (text) => void told.push(text), error: (text) => void told.push(text) },
    modals: {
      open: ({ name }) => {
        modal = name
      },
      close: (name) => {
        if (modal === name) modal = null
      },
    },
    addresses: {
      onFile: onFile.ask(null),
      verify: (form) => {
        order.push('verify')
        return verify.ask(form)
      },
      save: (form) => {
        order.push('save')
        return save.ask(form)
      },
    },
    suggestions: { prepare: prepare.ask, suggest: suggest.ask, resolve: resolve.ask },
    configuration: { supportPhone: phone },
    toasts: { show: (toast) => void toasts.push(toast) },
    currentSession: { session } as unknown as Slices['currentSession'],
  })
  const form = () => slice.view.get().form
  return {
    slice,
    clock,
    stores,
    told,
    toasts,
    order,
    onFile,
    verify,
    save,
    prepare,
    suggest,
    resolve,
    modal: () => modal,
    row: () => slice.view.get().row,
    form,
    /** What stands in the fields, by name. */
    values: () => Object.fromEntries(form().fields.map(({ name, value }) => [name, value])),
    /** The messages of the fields that have one. */
    errors: () =>
      Object.fromEntries(form().fields.flatMap(({ name, error }) => (error === null ? [] : [[name, error]]))),
    press: async () => {
      slice.submit()
      await settle()
    },
  }
}

/** The dialog, open over what is on file. */
export const opened = async (address: MailingAddress | null = null) => {
  const bench = makeBench()
  bench.slice.enter()
  await bench.onFile.answer(E.right(address))
  await bench.prepare.answer(E.right(undefined))
  bench.slice.open()
  return bench
}

export type Bench = ReturnType<typeof makeBench>

/** Fills in an address and presses "Save address". */
export const pressed = async (bench: Bench, address = home): Promise<void> => {
  bench.slice.edit(address)
  await bench.press()
}

/** The same, and both answers. */
export const saved = async (bench: Bench): Promise<void> => {
  await pressed(bench)
  await bench.verify.answer(E.right(accepted))
  await bench.save.answer(E.right(true))
}

/** What the button does, its label, and whether it is disabled. */
export const button = (bench: Bench) => [
  bench.form().button.does,
  bench.form().button.label,
  bench.form().button.isDisabled,
]

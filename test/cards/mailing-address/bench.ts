import type { Slices } from '@paydeck/core'
import type { AddressSuggestion, MailingAddress, ResolvedAddress, VerifiedAddress } from '@paydeck/core/cards'
import { mailingAddressOf } from '@paydeck/core/pages'
import { signedOut } from '@paydeck/core/session'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

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

/** Creates the mailing-address slice with a fake provider and a fake maps service, both controlled by the test. */
export const makeBench = (mapsApiKey: string | null = 'maps-key') => {
  const { ports, seen } = makeSurroundings()
  const order: Array<string> = []
  const onFile = questions<null, MailingAddress | null>()
  const verify = questions<MailingAddress, ReadonlyArray<VerifiedAddress>>()
  const save = questions<MailingAddress, boolean>()
  const prepare = questions<string, void>()
  const suggest = questions<string, ReadonlyArray<AddressSuggestion>>()
  const resolve = questions<string, ResolvedAddress>()
  const session = ports.stores.make({ ...signedOut, mapsApiKey })
  const slice = mailingAddressOf({
    ...ports,
    mailingAddresses: {
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
    addressSuggestions: { prepare: prepare.ask, suggest: suggest.ask, resolve: resolve.ask },
    configuration: { supportPhone: phone },
    currentSession: { session } as unknown as Slices['currentSession'],
  })
  const form = () => slice.view.get().form
  return {
    ...seen,
    slice,
    order,
    onFile,
    verify,
    save,
    prepare,
    suggest,
    resolve,
    row: () => slice.view.get().row,
    form,
    /** Values of the form fields, by field name. */
    values: () => Object.fromEntries(form().fields.map(({ name, value }) => [name, value])),
    /** Errors of the form fields, by field name. Fields without an error are omitted. */
    errors: () =>
      Object.fromEntries(form().fields.flatMap(({ name, error }) => (error === null ? [] : [[name, error]]))),
    press: async () => {
      slice.submit()
      await settle()
    },
  }
}

/** Opens the address dialog for a user whose address on file is `address`. Null means that no address is on file. */
export const opened = async (address: MailingAddress | null = null) => {
  const bench = makeBench()
  bench.slice.enter()
  await bench.onFile.answerLatest(E.right(address))
  await bench.prepare.answerLatest(E.right(undefined))
  bench.slice.open()
  return bench
}

export type Bench = ReturnType<typeof makeBench>

/** Fills in an address and presses "Save address". */
export const pressed = async (bench: Bench, address = home): Promise<void> => {
  bench.slice.edit(address)
  await bench.press()
}

/** Fills in an address and saves it. Both the verification and the save succeed. */
export const saved = async (bench: Bench): Promise<void> => {
  await pressed(bench)
  await bench.verify.answerLatest(E.right(accepted))
  await bench.save.answerLatest(E.right(true))
}

/** Returns the button's action, its label, and whether it is disabled. */
export const button = (bench: Bench) => [
  bench.form().button.does,
  bench.form().button.label,
  bench.form().button.isDisabled,
]

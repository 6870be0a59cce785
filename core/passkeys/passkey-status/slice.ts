import { function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import { type PasskeyCredential, type PasskeysState, unknownPasskeys } from '../model.ts'
import type { PasskeyDirectory } from '../ports.ts'
import { makeLoadPasskeys } from './use-cases.ts'
import { type PasskeysView, passkeysView } from './view.ts'

/** What the passkeys need from outside. */
export interface PasskeysPorts {
  readonly stores: Stores
  readonly log: Log
  readonly directory: PasskeyDirectory
  /** The signed-in user's address, null until known. */
  readonly email: Live<string | null>
}

/** What start-up and home know of the user's passkeys; they are made and removed by `makePasskeyKeeping`. */
export interface Passkeys {
  readonly state: Live<PasskeysState>
  readonly view: Live<PasskeysView>
  /** To be run once the initialisation is through, since it needs the user's address (PASS-006). */
  readonly load: TE.TaskEither<Fault, void>
  /** Asks for the list alone. */
  readonly loadCredentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
}

/** Nothing is asked for until `load` runs. */
export const makePasskeys = (ports: PasskeysPorts): Passkeys => {
  const state = ports.stores.make(unknownPasskeys)
  const load = makeLoadPasskeys(ports, state)
  return {
    state,
    view: project(state, passkeysView),
    loadCredentials: load.credentials,
    load: F.pipe(
      TE.fromIO(ports.email.get),
      TE.flatMap((email) => (email === null ? TE.left<Fault, void>(unreachable) : load.all(email))),
    ),
  }
}

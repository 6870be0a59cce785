import type * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import type { Queries } from '../database/engine.ts'
import type { Sealing } from '../kernel/sealing.ts'
import type { Randomness } from '../kernel/secrets.ts'

/** Account that a caller of the control page changes, and the dependencies of the functions that change the account. */
export interface ControlContext {
  readonly user: User
  readonly database: Queries
  /** Returns milliseconds since 1970, measured with the simulated clock of the account. */
  readonly now: () => number
  readonly random: Randomness
  readonly sealing: Sealing
  /** Origin for links in mails. */
  readonly origin: string
}

/** Dependencies of functions that change an account. `queries` belongs to a transaction of the caller. */
export interface ChangeContext {
  readonly queries: Queries
  readonly random: Randomness
  readonly sealing: Sealing
  readonly now: number
}

/** Largest number of rows that one change can create. */
export const mostRows = 20_000

/** Parses the body of a request. Refuses a body that does not match the codec. */
export type Read = <A>(codec: t.Type<A, unknown, unknown>) => A

/** Route of the control API, below "/sandbox/". It acts on the account of its caller. */
export interface ApiMove {
  readonly method: 'GET' | 'POST'
  /** Path after "/sandbox/". */
  readonly path: string
  readonly run: (context: ControlContext, read: Read) => Promise<unknown>
  /** True if all due work of the account runs right after the call. */
  readonly runsDueWork?: true
}

/** A GET of the control API. */
export const get = (path: string, run: (context: ControlContext) => Promise<unknown>): ApiMove => ({
  method: 'GET',
  path,
  run,
})

/** A POST of the control API. The codec `body` decodes the body of the request. */
export const post = <A>(
  path: string,
  body: t.Type<A, unknown, unknown>,
  run: (context: ControlContext, input: A) => Promise<unknown>,
): ApiMove => ({ method: 'POST', path, run: (context, read) => run(context, read(body)) })

/** A form of the control page. */
export interface FormMove {
  /** Path after "/sandbox/page/". */
  readonly path: string
  readonly run: (context: ControlContext, field: (name: string) => string) => Promise<unknown>
  /** True if the due work of all areas runs for the account right after the form was processed. */
  readonly runsDueWork?: true
}

/** Calls and forms that an area adds to the control page and its API. */
export interface ControlPart {
  readonly api?: ReadonlyArray<ApiMove>
  readonly forms?: ReadonlyArray<FormMove>
  /** Runs the area's due work after a change of the account. */
  readonly runDueWork?: (context: ControlContext) => Promise<void>
}

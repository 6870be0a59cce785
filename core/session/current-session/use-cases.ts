import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault, malformed } from '../../kernel/fault.ts'
import type { Log } from '../../platform/ports.ts'
import type { Tokens } from '../model.ts'
import type { Sessions } from '../ports.ts'
import { tokensOf } from './rules.ts'

/** Fetches the product tokens; a list without the user's token is a fault (SESS-010). */
export const makeObtainTokens = (ports: {
  readonly sessions: Sessions
  readonly productName: string
}): TE.TaskEither<Fault, Tokens> =>
  F.pipe(
    ports.sessions.productTokens,
    TE.flatMap((list) =>
      TE.fromNullable<Fault>(malformed('getProductTokens: no user token'))(tokensOf(ports.productName, list)),
    ),
  )

/** Ends the session at the provider. Logs a failure unless the session was already over (SESS-020 to SESS-023). */
export const makeEndSession = (ports: { readonly sessions: Sessions; readonly log: Log }): TE.TaskEither<Fault, void> =>
  F.pipe(
    ports.sessions.end,
    TE.orElseFirstIOK((fault) => () => {
      if (fault._tag !== 'Unauthorized') ports.log.error(`Sign-out failed: ${describeFault(fault)}`)
    }),
  )

import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import { wordsOf } from '../../presentation/failure-text.ts'
import { billConnectionTexts as texts } from '../texts.ts'
import type { TokenType } from './model.ts'
import type { BillConnections, BillWidget } from './ports.ts'

interface Ports {
  readonly log: Log
  readonly billConnections: BillConnections
  readonly billWidget: Pick<BillWidget, 'prepare'>
}

/** Maps a fault to the provider's message, or to the fallback text (ERR-061). */
const withMessage = (otherwise: string) => TE.mapLeft((fault: Fault) => wordsOf(fault) ?? otherwise)

/** Loads the widget's script before the widget's token, because a token is short-lived (BILL-064, BILL-066, BILL-082). */
export const makeFetchToken =
  ({ log, billConnections: connections, billWidget: widget }: Ports) =>
  (type: TokenType): TE.TaskEither<string, string> =>
    F.pipe(
      widget.prepare,
      logged(log.error, 'The window that connects bills could not be loaded'),
      withMessage(texts.script),
      TE.flatMap(() =>
        F.pipe(
          connections.token(type),
          logged(log.error, 'No token was given to connect bills'),
          withMessage(texts.failed),
        ),
      ),
    )

/** Exchanges the account token of the widget. Returns the provider's reply, which is one word (BILL-069). */
export const makeExchangeToken =
  ({ log, billConnections: connections }: Ports) =>
  (accountToken: string): TE.TaskEither<string, string> =>
    F.pipe(
      connections.exchange(accountToken),
      logged(log.error, 'Connected bills could not be handed over'),
      withMessage(texts.failed),
    )

import type { io as IO, taskEither as TE } from 'fp-ts'
import type { Observable } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import type { TokenType } from './model.ts'

/** How bills get connected, as the provider has it. */
export interface BillConnections {
  /** What the bill-connection widget is opened with, once (BILL-064, CALL-049, CALL-051). Faults: any. */
  readonly token: (type: TokenType) => TE.TaskEither<Fault, string>
  /** Hands over the accounts that the widget has found; returns the provider's word (BILL-069, CALL-050). Faults: any. */
  readonly exchange: (accountToken: string) => TE.TaskEither<Fault, string>
}

/** Something that happened at the widget (CALL-117). Only what it sent itself: its origin and its window are looked at. */
export type BillWidgetEvent =
  | { readonly kind: 'open' }
  /** The accounts that were found; null: it told of no token for them. */
  | { readonly kind: 'linked'; readonly accountToken: string | null }
  /** Its words for what went wrong; null: it has none. */
  | { readonly kind: 'error'; readonly text: string | null }
  /** It is closed: always the last one. */
  | { readonly kind: 'exit' }
  /** The browser opened no window: the last one, too. */
  | { readonly kind: 'blocked' }

/** The widget of the bill provider, in a window of its own. */
export interface BillWidget {
  /** Fetches its script, once for all; only to be run when a connection is started (BILL-081). Faults: Unreachable. */
  readonly prepare: TE.TaskEither<Fault, void>
  /** Opens its window at once and empty, so that a press is the reason for it; does nothing where there is one. */
  readonly reserve: IO.IO<void>
  /** Closes the reserved window that will not be used; does nothing once it is in use. */
  readonly release: IO.IO<void>
  /**
   * Opens the widget when it is subscribed to, in the reserved window where there is one. Completes after `exit` and
   * `blocked`; no error. After unsubscribing no event comes.
   */
  readonly open: (request: {
    readonly token: string
    readonly environment: 'development' | 'production'
  }) => Observable<BillWidgetEvent>
}

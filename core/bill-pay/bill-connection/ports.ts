import type { io as IO, taskEither as TE } from 'fp-ts'
import type { Observable } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import type { TokenType } from './model.ts'

/** Provider calls that connect bills. */
export interface BillConnections {
  /** Fetches a single-use token that opens the bill-connection widget (BILL-064, CALL-049, CALL-051). Faults: any. */
  readonly token: (type: TokenType) => TE.TaskEither<Fault, string>
  /**
   * Exchanges the account token of the widget. Returns the provider's reply, which is one word (BILL-069, CALL-050). Faults:
   * any.
   */
  readonly exchange: (accountToken: string) => TE.TaskEither<Fault, string>
}

/** Event of the bill widget (CALL-117). The adapter accepts only messages from the widget's own origin and window. */
export type BillWidgetEvent =
  | { readonly kind: 'open' }
  /** The widget found accounts. `accountToken` is null if the widget sent no token for them. */
  | { readonly kind: 'linked'; readonly accountToken: string | null }
  /** The widget reported an error. `text` is null if the widget sent no message. */
  | { readonly kind: 'error'; readonly text: string | null }
  /** The widget closed. Always the last event. */
  | { readonly kind: 'exit' }
  /** The browser blocked the window. Always the last event. */
  | { readonly kind: 'blocked' }

/** Widget of the bill provider, in its own window. */
export interface BillWidget {
  /** Loads the widget's script once. Call only when the user starts a connection (BILL-081). Faults: Unreachable. */
  readonly prepare: TE.TaskEither<Fault, void>
  /**
   * Opens an empty window synchronously, within the user gesture, so that the browser allows the window. Does nothing if a
   * window is open.
   */
  readonly reserve: IO.IO<void>
  /** Closes an unused reserved window. Does nothing if the widget uses the window. */
  readonly release: IO.IO<void>
  /**
   * Opens the widget on subscription, in the reserved window if there is one.
   * Completes after `exit` and `blocked`, and never errors. Emits nothing after unsubscribing.
   */
  readonly open: (request: {
    readonly token: string
    readonly environment: 'development' | 'production'
  }) => Observable<BillWidgetEvent>
}

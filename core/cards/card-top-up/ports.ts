import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { CurrencyCode, DecimalText } from '../../money/model.ts'
import type { TopUp } from '../model.ts'

/** Top-ups of cards at the provider. */
export interface CardTopUps {
  /**
   * Makes the invoice of a top-up and returns its id (CALL-033). If the call is repeated before the response, no second
   * invoice is created. Faults: any; Rejected with the provider's message if the provider does not accept the amount
   * (CARD-163).
   */
  readonly makeInvoice: (input: {
    readonly cardId: string
    readonly amount: DecimalText
    readonly currency: CurrencyCode
  }) => TE.TaskEither<Fault, string>
  /**
   * Returns the paid top-ups of a card since `startDate` that are not on the card yet (CALL-027).
   * `startDate` is in milliseconds since 1970. Faults: any.
   */
  readonly pending: (input: {
    readonly cardId: string
    readonly startDate: number
  }) => TE.TaskEither<Fault, ReadonlyArray<TopUp>>
}

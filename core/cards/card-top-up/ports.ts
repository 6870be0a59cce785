import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { CurrencyCode, DecimalText } from '../../money/model.ts'
import type { TopUp } from '../model.ts'

/** Money that is put on cards, as the provider keeps it. */
export interface CardTopUps {
  /**
   * Makes the invoice that a top-up is paid by (CALL-033), and answers with its id. Asked again before an answer has come,
   * it makes no second one. Faults: any; Rejected with the provider's words for an amount that it does not take (CARD-163).
   */
  readonly makeInvoice: (input: {
    readonly cardId: string
    readonly amount: DecimalText
    readonly currency: CurrencyCode
  }) => TE.TaskEither<Fault, string>
  /** What was paid for a card since then and is not on it yet (CALL-027); milliseconds since 1970. Faults: any. */
  readonly pending: (input: {
    readonly cardId: string
    readonly startDate: number
  }) => TE.TaskEither<Fault, ReadonlyArray<TopUp>>
}

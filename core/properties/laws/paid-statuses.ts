import { type Law, law, must, mustEqual } from '../../testing/law.ts'

/** Statuses of a paid invoice, in the order in which an invoice has them. */
const inOrder: ReadonlyArray<string> = ['paid', 'confirmed', 'complete']

/** Law of the statuses with which a payment window reports a payment. */
export const paidStatusLaw = (title: string, statuses: ReadonlyArray<string>): Law =>
  law(title, () => {
    must(statuses.length > 0, 'there is no such status.')
    mustEqual(statuses, inOrder.slice(-statuses.length), 'the statuses')
  })

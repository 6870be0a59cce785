import { moneyValues } from './money.ts'

/**
 * Generators of values, one for each data type of the core, under the name of the type: `arbitraries.Invoice`. Generated
 * values have every form that the type allows and that a provider may send: unknown statuses, times that are no times, texts
 * that try to break a page.
 */
export const arbitraries = { ...moneyValues }

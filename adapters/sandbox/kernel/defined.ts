/** Fields of `A` without undefined values. */
type Defined<A extends object> = { [K in keyof A]: Exclude<A[K], undefined> }

/**
 * Copies an object without its undefined fields. Spreading the copy over an object with defaults then keeps the defaults.
 */
export const defined = <A extends object>(fields: A): Partial<Defined<A>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Defined<A>>

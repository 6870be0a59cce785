/** Fields of `A`, absent where they may be undefined. */
type Defined<A extends object> = { [K in keyof A]: Exclude<A[K], undefined> }

/** Copies an object without the fields that are undefined: they are absent, and do not replace a default. */
export const defined = <A extends object>(fields: A): Partial<Defined<A>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Defined<A>>

import type { Live, Slices } from '@paydeck/core'
import { expectTypeOf, it } from 'vitest'

/** True if the return type `R` of an action is `void`. */
type IsVoid<R> = [R] extends [void] ? ([void] extends [R] ? true : false) : false

/**
 * Names, as "slice.action", of the actions in `S` that return a value. `Live` values and the members `tasks` and `steps` are
 * not actions.
 */
type Returning<S, At extends string> = {
  [K in keyof S & string]: K extends 'steps' | 'tasks'
    ? never
    : S[K] extends Live<unknown>
      ? never
      : S[K] extends (...input: never) => infer R
        ? IsVoid<R> extends true
          ? never
          : `${At}.${K}`
        : S[K] extends { readonly subscribe: unknown }
          ? never
          : S[K] extends object
            ? Returning<S[K], `${At}.${K}`>
            : never
}[keyof S & string]

/** Names, as "slice.action", of the actions in `S` that take more than one input. */
type ManyInputs<S, At extends string> = {
  [K in keyof S & string]: S[K] extends Live<unknown>
    ? never
    : S[K] extends (...input: infer I) => void
      ? I extends readonly [unknown, unknown, ...ReadonlyArray<unknown>]
        ? `${At}.${K}`
        : never
      : never
}[keyof S & string]

type All = { [K in keyof Slices]: Returning<Slices[K], K> }[keyof Slices]
type AllManyInputs = { [K in keyof Slices]: ManyInputs<Slices[K], K> }[keyof Slices]

interface Wrong {
  readonly view: Live<string>
  readonly good: (input: string) => void
  readonly lazy: (input: string) => () => void
  readonly act: { readonly later: () => Promise<void>; readonly fine: () => void }
  readonly tasks: { readonly load: () => Promise<void> }
  readonly two: (one: string, other: string) => void
}

it('the type checks of this test detect actions that return a value or have several parameters (types)', () => {
  expectTypeOf<Returning<Wrong, 'wrong'>>().toEqualTypeOf<'wrong.lazy' | 'wrong.act.later'>()
  expectTypeOf<ManyInputs<Wrong, 'wrong'>>().toEqualTypeOf<'wrong.two'>()
})

it('every action of a slice has at most one parameter and returns nothing (types)', () => {
  expectTypeOf<All>().toBeNever()
  expectTypeOf<AllManyInputs>().toBeNever()
})

import type { Live, Slices } from '@paydeck/core'
import { expectTypeOf, it } from 'vitest'

/** True if an action returns nothing. */
type IsVoid<R> = [R] extends [void] ? ([void] extends [R] ? true : false) : false

/** The actions of a record that give something back, as "area.action"; live values and tasks are none. */
type Misshapen<S, At extends string> = {
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
            ? Misshapen<S[K], `${At}.${K}`>
            : never
}[keyof S & string]

/** Actions that take more than one input. */
type Crowded<S, At extends string> = {
  [K in keyof S & string]: S[K] extends Live<unknown>
    ? never
    : S[K] extends (...input: infer I) => void
      ? I extends readonly [unknown, unknown, ...ReadonlyArray<unknown>]
        ? `${At}.${K}`
        : never
      : never
}[keyof S & string]

type All = { [K in keyof Slices]: Misshapen<Slices[K], K> }[keyof Slices]
type AllCrowded = { [K in keyof Slices]: Crowded<Slices[K], K> }[keyof Slices]

interface Wrong {
  readonly view: Live<string>
  readonly good: (input: string) => void
  readonly lazy: (input: string) => () => void
  readonly act: { readonly later: () => Promise<void>; readonly fine: () => void }
  readonly tasks: { readonly load: () => Promise<void> }
  readonly two: (one: string, other: string) => void
}

it('finds an action that gives something back, or takes more than one input (types)', () => {
  expectTypeOf<Misshapen<Wrong, 'wrong'>>().toEqualTypeOf<'wrong.lazy' | 'wrong.act.later'>()
  expectTypeOf<Crowded<Wrong, 'wrong'>>().toEqualTypeOf<'wrong.two'>()
})

it('gives every action of a slice one shape: it takes one input, acts at once and gives nothing back (types)', () => {
  expectTypeOf<All>().toBeNever()
  expectTypeOf<AllCrowded>().toBeNever()
})

import { either as E } from 'fp-ts'
import * as t from 'io-ts'

type Props = t.Props
type Optional<P extends Props> = { readonly [K in keyof P]?: t.TypeOf<P[K]> | undefined }
type Required<P extends Props> = { readonly [K in keyof P]: t.TypeOf<P[K]> }
export type RecordOf<P extends Props, O extends Props> = Required<P> & Optional<O>

/** What a codec of this file is made of: for tools that walk a codec, as the tests do to make values of it. */
export type Shape =
  | { readonly kind: 'record'; readonly required: Props; readonly optional: Props }
  | { readonly kind: 'list' | 'nullable' | 'word' | 'dictionary'; readonly of: t.Mixed }
  | { readonly kind: 'oneOf'; readonly of: readonly [t.Mixed, t.Mixed] }

const shapes = new WeakMap<object, Shape>()

const shaped = <C extends object>(codec: C, shape: Shape): C => {
  shapes.set(codec, shape)
  return codec
}

/** Undefined for a codec that this file did not make. */
export const shapeOf = (codec: t.Mixed): Shape | undefined => shapes.get(codec)

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const failuresOf = (codec: t.Mixed, value: unknown, context: t.Context): t.Errors => {
  const result = codec.validate(value, context)
  return E.isLeft(result) ? result.left : []
}

/**
 * An object with exactly the declared own keys. Unknown keys are dropped, `__proto__` and its like with them.
 * Where a value went wrong is only reckoned once one has: keeping a path for each of them costs more than reading
 * them, and long lists are nearly always right.
 */
export const record = <P extends Props, O extends Props = Record<never, never>>(
  required: P,
  optional?: O,
): t.Type<RecordOf<P, O>, unknown, unknown> => {
  const fields: ReadonlyArray<readonly [string, t.Mixed, boolean]> = [
    ...Object.entries(required).map(([key, codec]) => [key, codec, true] as const),
    ...Object.entries(optional ?? {}).map(([key, codec]) => [key, codec, false] as const),
  ]
  const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
    Object.hasOwn(value, key) ? value[key] : undefined
  const is = (value: unknown): value is RecordOf<P, O> =>
    isPlain(value) &&
    fields.every(([key, codec, must]) => {
      const part = own(value, key)
      return part === undefined && !must ? true : codec.is(part)
    })
  const codec = new t.Type<RecordOf<P, O>, unknown, unknown>(
    `{ ${fields.map(([key, codec]) => `${key}: ${codec.name}`).join(', ')} }`,
    is,
    (value, context) => {
      if (!isPlain(value)) return t.failure(value, context)
      const errors: t.Errors = []
      const copy: Record<string, unknown> = {}
      for (const [key, codec, must] of fields) {
        const part = own(value, key)
        if (part === undefined && !must) continue
        const result = codec.validate(part, context)
        if (E.isRight(result)) copy[key] = result.right
        else errors.push(...failuresOf(codec, part, t.appendContext(context, key, codec, part)))
      }
      return errors.length > 0 ? t.failures(errors) : t.success(copy as RecordOf<P, O>)
    },
    (value) => {
      const copy: Record<string, unknown> = {}
      for (const [key, codec] of fields) {
        const part = own(value, key)
        if (part !== undefined) copy[key] = codec.encode(part)
      }
      return copy
    },
  )
  return shaped(codec, { kind: 'record', required, optional: optional ?? {} })
}

/** A list read item by item: an item that is not of its shape is left out, so that one bad item does not cost the list. */
export const list = <A>(item: t.Type<A, unknown, unknown>): t.Type<ReadonlyArray<A>, unknown, unknown> =>
  shaped(
    new t.Type<ReadonlyArray<A>, unknown, unknown>(
      `ReadonlyArray<${item.name}>`,
      (value): value is ReadonlyArray<A> => Array.isArray(value) && value.every(item.is),
      (value, context) => {
        if (!Array.isArray(value)) return t.failure(value, context)
        const kept: Array<A> = []
        for (const part of value) {
          const result = item.validate(part, context)
          if (E.isRight(result)) kept.push(result.right)
        }
        return t.success(kept)
      },
      (items) => items.map(item.encode),
    ),
    { kind: 'list', of: item },
  )

export const nullable = <A>(codec: t.Type<A, unknown, unknown>): t.Type<A | null, unknown, unknown> =>
  shaped(
    new t.Type<A | null, unknown, unknown>(
      `${codec.name} | null`,
      (value): value is A | null => value === null || codec.is(value),
      (value, context) => (value === null || value === undefined ? t.success(null) : codec.validate(value, context)),
      (value) => (value === null ? null : codec.encode(value)),
    ),
    { kind: 'nullable', of: codec },
  )

/** A word of a vocabulary, or null for a word that we do not know: providers add words before we hear of them. */
export const word = <K extends string>(vocabulary: t.Type<K, unknown, unknown>): t.Type<K | null, unknown, unknown> =>
  shaped(
    new t.Type<K | null, unknown, unknown>(
      `${vocabulary.name} or unknown`,
      (value): value is K | null => value === null || vocabulary.is(value),
      (value) => t.success(vocabulary.is(value) ? value : null),
      (value) => value,
    ),
    { kind: 'word', of: vocabulary },
  )

/** These own keys reach code that reads an object carelessly; no name of ours is among them. */
const reserved: ReadonlyArray<string> = ['__proto__', 'constructor', 'prototype']

/**
 * Values by names that are not known beforehand. Written here because the library's own brings union and
 * intersection along, which nothing else needs.
 */
export const dictionary = <A>(
  codec: t.Type<A, unknown, unknown>,
): t.Type<Readonly<Record<string, A>>, unknown, unknown> => {
  const entriesOf = (value: object): ReadonlyArray<readonly [string, unknown]> =>
    Object.entries(value).filter(([key]) => !reserved.includes(key))
  return shaped(
    new t.Type<Readonly<Record<string, A>>, unknown, unknown>(
      `{ [key: string]: ${codec.name} }`,
      (value): value is Readonly<Record<string, A>> => isPlain(value) && Object.values(value).every(codec.is),
      (value, context) => {
        if (!isPlain(value)) return t.failure(value, context)
        const errors: t.Errors = []
        const copy: Record<string, A> = {}
        for (const [key, part] of entriesOf(value)) {
          const result = codec.validate(part, t.appendContext(context, key, codec, part))
          if (E.isLeft(result)) errors.push(...result.left)
          else copy[key] = result.right
        }
        return errors.length > 0 ? t.failures(errors) : t.success(copy)
      },
      (value) => Object.fromEntries(Object.entries(value).map(([key, part]) => [key, codec.encode(part)])),
    ),
    { kind: 'dictionary', of: codec },
  )
}

/** A value of either codec: of the first where it fits, else what the second says. */
export const oneOf = <A, B>(
  one: t.Type<A, unknown, unknown>,
  other: t.Type<B, unknown, unknown>,
): t.Type<A | B, unknown, unknown> =>
  shaped(
    new t.Type<A | B, unknown, unknown>(
      `${one.name} | ${other.name}`,
      (value): value is A | B => one.is(value) || other.is(value),
      (value, context): t.Validation<A | B> => {
        const first = one.validate(value, context)
        return E.isRight(first) ? first : other.validate(value, context)
      },
      (value) => (one.is(value) ? one.encode(value) : other.encode(value)),
    ),
    { kind: 'oneOf', of: [one, other] },
  )

/** Nothing is sent or nothing is read; whatever is there is ignored. */
export const nothing: t.Type<void, unknown, unknown> = new t.Type<void, unknown, unknown>(
  'nothing',
  (value): value is void => value === undefined,
  () => t.success(undefined),
  () => undefined,
)

/** Where a value went wrong, as a path of keys: for the log, so it shows no value. */
export const failurePath = (errors: t.Errors): string =>
  errors
    .slice(0, 3)
    .map((error) => error.context.flatMap(({ key }) => (key === '' ? [] : [key])).join('.') || '(root)')
    .join(', ')

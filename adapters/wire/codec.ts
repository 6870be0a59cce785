import { either as E } from 'fp-ts'
import * as t from 'io-ts'

type Props = t.Props
type Optional<P extends Props> = { readonly [K in keyof P]?: t.TypeOf<P[K]> | undefined }
type Required<P extends Props> = { readonly [K in keyof P]: t.TypeOf<P[K]> }
export type RecordOf<P extends Props, O extends Props> = Required<P> & Optional<O>

/** Structure of a codec that this file creates. Serves tools that walk through codecs, such as generators of test values. */
export type Shape =
  | { readonly kind: 'record'; readonly required: Props; readonly optional: Props }
  | { readonly kind: 'list' | 'nullable' | 'word' | 'dictionary'; readonly of: t.Mixed }
  | { readonly kind: 'oneOf'; readonly of: ReadonlyArray<t.Mixed> }

const shapes = new WeakMap<object, Shape>()

const shaped = <C extends object>(codec: C, shape: Shape): C => {
  shapes.set(codec, shape)
  return codec
}

/** Returns the structure of a codec. Undefined if this file did not create the codec. */
export const shapeOf = (codec: t.Mixed): Shape | undefined => shapes.get(codec)

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const failuresOf = (codec: t.Mixed, value: unknown, context: t.Context): t.Errors => {
  const result = codec.validate(value, context)
  return E.isLeft(result) ? result.left : []
}

/**
 * True if the codec returns each accepted value itself, not a copy. False for records and lists, which are copied because
 * unknown keys are dropped.
 */
const isReadAsItIs = (codec: t.Mixed): boolean => {
  const shape = shapeOf(codec)
  if (shape === undefined || shape.kind === 'word') return true
  return shape.kind === 'nullable' && isReadAsItIs(shape.of)
}

interface Field {
  readonly key: string
  readonly codec: t.Mixed
  readonly isRequired: boolean
  readonly isReadAsItIs: boolean
}

const fieldsOf = (props: Props, isRequired: boolean): ReadonlyArray<Field> =>
  Object.entries(props).map(([key, codec]) => ({ key, codec, isRequired, isReadAsItIs: isReadAsItIs(codec) }))

const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined

/**
 * Creates a codec for an object with exactly the declared own keys. Unknown keys are dropped, including `__proto__` and
 * similar ones. The path of an error is computed only after a value has failed. Tracking the path of each value costs more
 * than decoding the value, and most lists have no errors.
 */
export const record = <P extends Props, O extends Props = Record<never, never>>(
  required: P,
  optional?: O,
): t.Type<RecordOf<P, O>, unknown, unknown> => {
  const fields = [...fieldsOf(required, true), ...fieldsOf(optional ?? {}, false)]
  // Copying an object that has all keys is much faster than adding keys one by one. Copying an object that JSON.parse
  // created is the fastest.
  const empty = Object.fromEntries(Object.keys(required).map((key) => [key, null]))
  const blank = JSON.parse(JSON.stringify(empty)) as Readonly<Record<string, null>>
  const is = (value: unknown): value is RecordOf<P, O> =>
    isPlain(value) &&
    fields.every(({ key, codec, isRequired }) => {
      const part = own(value, key)
      return part === undefined && !isRequired ? true : codec.is(part)
    })
  const codec = new t.Type<RecordOf<P, O>, unknown, unknown>(
    `{ ${fields.map(({ key, codec }) => `${key}: ${codec.name}`).join(', ')} }`,
    is,
    (value, context) => {
      if (!isPlain(value)) return t.failure(value, context)
      const errors: t.Errors = []
      const copy: Record<string, unknown> = { ...blank }
      for (const field of fields) {
        const { key, codec } = field
        const part = own(value, key)
        if (part === undefined && !field.isRequired) continue
        if (field.isReadAsItIs && codec.is(part)) {
          copy[key] = part
          continue
        }
        const result = codec.validate(part, context)
        if (E.isRight(result)) copy[key] = result.right
        else errors.push(...failuresOf(codec, part, t.appendContext(context, key, codec, part)))
      }
      return errors.length > 0 ? t.failures(errors) : t.success(copy as RecordOf<P, O>)
    },
    (value) => {
      const copy: Record<string, unknown> = {}
      for (const { key, codec } of fields) {
        const part = own(value, key)
        if (part !== undefined) copy[key] = codec.encode(part)
      }
      return copy
    },
  )
  return shaped(codec, { kind: 'record', required, optional: optional ?? {} })
}

/** Creates a list codec that drops invalid items, so that one bad item does not fail the whole list. */
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

/**
 * Creates a codec for a text from a fixed vocabulary. Other texts are read as null, since a provider may introduce new words
 * before the app knows them.
 */
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

/** Keys that could change prototypes if other code copied an object carelessly. The contract uses none of these keys. */
const reserved: ReadonlyArray<string> = ['__proto__', 'constructor', 'prototype']

/**
 * Creates a codec for an object with arbitrary keys. Used instead of `t.record`, which would add io-ts's code for unions and
 * intersections to the app's bundle.
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

/**
 * Creates a codec for several kinds of records, distinguished by a literal at the same key: `oneOf('kind', { card, bank })`.
 * The literal selects the codec, so the other codecs are not tried.
 */
export const oneOf = <C extends Readonly<Record<string, t.Mixed>>>(
  tag: string,
  codecs: C,
): t.Type<t.TypeOf<C[keyof C]>, unknown, unknown> => {
  type A = t.TypeOf<C[keyof C]>
  const byWord = new Map<unknown, t.Type<A, unknown, unknown>>(Object.entries(codecs))
  const codecOf = (value: unknown) => (isPlain(value) ? byWord.get(own(value, tag)) : undefined)
  return shaped(
    new t.Type<A, unknown, unknown>(
      Object.values(codecs)
        .map(({ name }) => name)
        .join(' | '),
      (value): value is A => codecOf(value)?.is(value) === true,
      (value, context) => codecOf(value)?.validate(value, context) ?? t.failure(value, context),
      (value) => codecOf(value)?.encode(value),
    ),
    { kind: 'oneOf', of: Object.values(codecs) },
  )
}

/** Codec of a call that has no input or no reply. Accepts and ignores any value. */
export const nothing: t.Type<void, unknown, unknown> = new t.Type<void, unknown, unknown>(
  'nothing',
  (value): value is void => value === undefined,
  () => t.success(undefined),
  () => undefined,
)

/** Returns the paths at which a value is invalid, for the log. The result does not contain the values. */
export const failurePath = (errors: t.Errors): string =>
  errors
    .slice(0, 3)
    .map((error) => error.context.flatMap(({ key }) => (key === '' ? [] : [key])).join('.') || '(root)')
    .join(', ')

import {
  type DocumentNode,
  type FieldNode,
  getNullableType,
  type GraphQLNullableOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
  TypeInfo,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type * as t from 'io-ts'
import { type Shape, shapeOf } from '../../adapters/wire/codec.ts'
import { reads, type Tagged, within } from './graphql-scalars.ts'

/** Operation with its GraphQL document, the codec of its input, and the codec of the field `user` in its reply. */
export interface Stated {
  readonly name: string
  readonly document: DocumentNode
  readonly input: t.Mixed
  readonly reply: t.Mixed
}

type Findings = ReadonlyArray<string>
type RecordShape = Extract<Shape, { readonly kind: 'record' }>

/** Part of the reply: its path, its codec, its selection in the document, and its type in the schema. */
interface Place {
  readonly path: string
  readonly codec: t.Mixed
  readonly selection: SelectionSetNode | undefined
  readonly type: GraphQLOutputType
  /** True if several types of a union have this field. The codec may then reject null although the schema allows null. */
  readonly isShared?: boolean
}

const none: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] }

const nameOf = (field: FieldNode): string => field.alias?.value ?? field.name.value

/** Returns the fields of a selection, except fields inside fragments for union types. `casesOf` returns these fragments. */
const fieldsOf = ({ selections }: SelectionSetNode): ReadonlyArray<FieldNode> =>
  selections.filter((one) => one.kind === Kind.FIELD)

const casesOf = ({ selections }: SelectionSetNode): ReadonlyMap<string, SelectionSetNode> =>
  new Map(
    selections
      .filter((one) => one.kind === Kind.INLINE_FRAGMENT)
      .map((one) => [one.typeCondition?.name.value ?? '', one.selectionSet]),
  )

const isConditional = ({ directives }: FieldNode): boolean =>
  (directives ?? []).some(({ name }) => ['include', 'skip'].includes(name.value))

/** Returns the type name of one alternative of a `oneOf` codec: the literal of its field `__typename`. */
const caseNameOf = (codec: t.Mixed): string => {
  const shape = shapeOf(codec)
  const tag: Tagged | undefined = shape?.kind === 'record' ? shape.required['__typename'] : undefined
  return typeof tag?.value === 'string' ? tag.value : codec.name
}

const keysOf = ({ required, optional }: RecordShape): ReadonlyArray<string> => [
  ...Object.keys(required),
  ...Object.keys(optional),
]

const compareField = (
  path: string,
  shape: RecordShape,
  type: GraphQLObjectType,
  found: FieldNode | undefined,
  isShared: boolean,
): Findings => {
  const key = path.split('.').at(-1) ?? ''
  const codec = shape.required[key] ?? shape.optional[key]
  const inSchema = type.getFields()[found?.name.value ?? key]
  const missing = [
    ...(codec === undefined ? [`${path} is not read by the codec`] : []),
    ...(found === undefined ? [`${path} is not asked for by the document`] : []),
    ...(inSchema === undefined ? [`${path} does not stand in the schema, at ${type.name}`] : []),
  ]
  if (codec === undefined || found === undefined || inSchema === undefined) return missing
  const isOptional = key in shape.optional
  return [
    ...(isOptional === isConditional(found)
      ? []
      : [
          `${path} is ${isOptional ? 'optional for the codec, and always' : 'required by the codec, and not always'} asked for`,
        ]),
    ...compare({ path, codec, selection: found.selectionSet, type: inSchema.type, isShared }),
  ]
}

/** Compares codec, document and schema for each field that the codec reads or the document requests. */
const compareFields = (
  path: string,
  shape: RecordShape,
  selection: SelectionSetNode,
  type: GraphQLObjectType,
  shared: ReadonlyArray<string> = [],
): Findings => {
  const asked = new Map(fieldsOf(selection).map((field) => [nameOf(field), field]))
  const names = new Set([...keysOf(shape), ...asked.keys()])
  names.delete('__typename')
  return [...names].flatMap((name) =>
    compareField(path === '' ? name : `${path}.${name}`, shape, type, asked.get(name), shared.includes(name)),
  )
}

/**
 * Returns the names of the fields that several types of a union have. GraphQL requires such a field to have the same type
 * everywhere, so it may be nullable because of one union type only.
 */
const sharedNames = (types: ReadonlyArray<GraphQLObjectType>): ReadonlyArray<string> => {
  const names = types.flatMap((type) => Object.keys(type.getFields()))
  return names.filter((name, index) => names.indexOf(name) !== index)
}

/**
 * Compares codec, document and schema for a union. All three must list the same types, and the document must request
 * `__typename`.
 */
const compareCases = (
  path: string,
  cases: ReadonlyArray<t.Mixed>,
  selection: SelectionSetNode,
  types: ReadonlyArray<GraphQLObjectType>,
): Findings => {
  const asked = casesOf(selection)
  const codecs = new Map(cases.map((codec) => [caseNameOf(codec), codec]))
  const names = new Set([...codecs.keys(), ...asked.keys(), ...types.map(({ name }) => name)])
  return [
    ...(fieldsOf(selection).some((field) => field.name.value === '__typename')
      ? []
      : [`${path}.__typename is not asked for by the document`]),
    ...[...names].flatMap((name) => {
      const [codec, inner, type] = [codecs.get(name), asked.get(name), types.find((one) => one.name === name)]
      if (codec === undefined) return [`${path} as ${name} is not read by the codec`]
      if (inner === undefined) return [`${path} as ${name} is not asked for by the document`]
      if (type === undefined) return [`${path} as ${name} does not stand in the schema`]
      const shape = shapeOf(codec)
      return shape?.kind === 'record'
        ? compareFields(`${path}(${name})`, shape, inner, type, sharedNames(types))
        : [`${path} as ${name} is no record for the codec`]
    }),
  ]
}

const compareShape = (place: Omit<Place, 'type'> & { readonly type: GraphQLNullableOutputType }): Findings => {
  const { path, selection, type } = place
  const codec = within(place.codec)
  const shape = shapeOf(codec)
  if (isListType(type) || shape?.kind === 'list') {
    return isListType(type) && shape?.kind === 'list'
      ? compare({ path: `${path}[]`, codec: shape.of, selection, type: type.ofType })
      : [
          `${path} is a list ${isListType(type) ? 'in the schema, and not for the codec' : 'for the codec, and not in the schema'}`,
        ]
  }
  if (isUnionType(type) && shape?.kind === 'oneOf') {
    return compareCases(path, shape.of, selection ?? none, type.getTypes())
  }
  if (isObjectType(type) && shape?.kind === 'record') return compareFields(path, shape, selection ?? none, type)
  return shape === undefined && reads(codec, type)
    ? []
    : [`${path} is ${type.name} in the schema and ${codec.name} for the codec`]
}

/**
 * Compares codec, document and schema for one part of the reply. The codec must accept null if and only if the schema allows
 * null; the codec of a shared field may always reject null.
 */
const compare = (place: Place): Findings => {
  const isNullable = !isNonNullType(place.type)
  const inner = compareShape({ ...place, type: getNullableType(place.type) })
  if (isNullable === place.codec.is(null) || (isNullable && place.isShared === true)) return inner
  return [
    `${place.path} may be null ${isNullable ? 'in the schema, and not for the codec' : 'for the codec, and not in the schema'}`,
    ...inner,
  ]
}

const operationOf = ({ definitions }: DocumentNode): OperationDefinitionNode => {
  const [operation] = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (operation === undefined || definitions.length > 1)
    throw new Error('A document is one operation, without fragments of a name')
  return operation
}

/**
 * Compares the codec of a sent value with the value's type in the schema. Records must have the same keys, and the codec
 * must always send every key.
 */
const compareSent = (path: string, codec: t.Mixed, type: GraphQLType): Findings => {
  const [bare, sent] = [getNullableType(type), within(codec)]
  const shape = shapeOf(sent)
  if (isListType(bare) && shape?.kind === 'list') return compareSent(`${path}[]`, shape.of, bare.ofType)
  if (isInputObjectType(bare) && shape?.kind === 'record') {
    const fields = bare.getFields()
    return [...new Set([...keysOf(shape), ...Object.keys(fields)])].flatMap((key) => {
      const [part, field] = [shape.required[key], fields[key]]
      if (field === undefined) return [`${path}.${key} does not stand in the schema`]
      if (part === undefined) return [`${path}.${key} is not always sent by the codec`]
      return compareSent(`${path}.${key}`, part, field.type)
    })
  }
  return 'name' in bare && reads(sent, bare)
    ? []
    : [`${path} is ${String(bare)} in the document and ${codec.name} for the codec`]
}

const compareVariable = (
  schema: GraphQLSchema,
  shape: RecordShape,
  name: string,
  variable: VariableDefinitionNode | undefined,
): Findings => {
  const codec = shape.required[name] ?? shape.optional[name]
  if (codec === undefined) return [`$${name} is not sent by the codec`]
  if (variable === undefined) return [`$${name} does not stand in the document`]
  const type = typeFromAST(schema, variable.type)
  if (type === undefined) return [`$${name} is of a type that does not stand in the schema`]
  const isRequired = isNonNullType(type)
  return [
    ...(isRequired === name in shape.required
      ? []
      : [`$${name} is required by ${isRequired ? 'the document' : 'the codec'} alone`]),
    ...compareSent(`$${name}`, codec, type),
  ]
}

/** Variables that the client adds to every operation (CALL-006). */
const carried: ReadonlyArray<string> = ['token', 'csrf']

const compareVariables = (schema: GraphQLSchema, input: t.Mixed, operation: OperationDefinitionNode): Findings => {
  const shape = shapeOf(input)
  const sent: RecordShape = shape?.kind === 'record' ? shape : { kind: 'record', required: {}, optional: {} }
  const own = new Map(
    (operation.variableDefinitions ?? [])
      .filter(({ variable }) => !carried.includes(variable.name.value))
      .map((one) => [one.variable.name.value, one]),
  )
  return [...new Set([...keysOf(sent), ...own.keys()])].flatMap((name) =>
    compareVariable(schema, sent, name, own.get(name)),
  )
}

/**
 * Returns the differences between the document, the codecs and the schema of an operation. Each text names the path of the
 * difference.
 */
export const shapeFindings = (schema: GraphQLSchema, { name, document, input, reply }: Stated): Findings => {
  const operation = operationOf(document)
  const user = fieldsOf(operation.selectionSet).find((field) => field.name.value === 'user')
  const type = schema.getRootType(operation.operation)?.getFields()['user']?.type
  if (user === undefined || type === undefined)
    return [`${name}: user is not asked for, or does not stand in the schema`]
  return [
    ...compareVariables(schema, input, operation),
    ...compare({ path: '', codec: reply, selection: user.selectionSet, type }),
  ].map((finding) => `${name}: ${finding}`)
}

/**
 * Returns the schema fields that no operation requests, such as "DebitCard.nickname". Tests that compare operations with the
 * schema would not notice a mistake in such a field.
 */
export const unaskedFields = (schema: GraphQLSchema, operations: ReadonlyArray<Stated>): Findings => {
  const asked = new Set<string>()
  for (const { document } of operations) {
    const info = new TypeInfo(schema)
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: () => void asked.add(`${info.getParentType()?.name ?? ''}.${info.getFieldDef()?.name ?? ''}`),
      }),
    )
  }
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => Object.keys(isObjectType(type) ? type.getFields() : {}).map((field) => `${type.name}.${field}`))
    .filter((field) => !asked.has(field))
}

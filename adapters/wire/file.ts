import * as t from 'io-ts'

/** A file as an answer: whole, or piece by piece as it is made. */
export interface FileReply {
  /** Its content type, as in "text/csv; charset=utf-8". */
  readonly type: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array | string>
}

/** A call that is answered with the bytes of a file, in place of JSON. */
export interface FileAnswer {
  /** The content types that are a file, without their parameters: a body of any other type is an error (CALL-085). */
  readonly file: ReadonlyArray<string>
}

const isContent = (value: unknown): value is FileReply['content'] =>
  value instanceof Uint8Array || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value)

const isFile = (value: unknown): value is FileReply => {
  if (typeof value !== 'object' || value === null) return false
  return 'type' in value && typeof value.type === 'string' && 'content' in value && isContent(value.content)
}

/** Response with a file. The client passes its bytes on as they arrive. */
export const FileReply: t.Type<FileReply, unknown, unknown> = /* @__PURE__ */ new t.Type<FileReply, unknown, unknown>(
  'file',
  isFile,
  (value, context) => (isFile(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
)

/** @__NO_SIDE_EFFECTS__ */
export const file = <C extends { readonly kind: 'rest' | 'facade' }>(
  types: ReadonlyArray<string>,
  call: C,
): C & FileAnswer => ({ ...call, file: types })

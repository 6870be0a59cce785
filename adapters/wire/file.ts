import * as t from 'io-ts'

/** Reply that consists of a file: either its whole content, or chunks that are sent as soon as they are produced. */
export interface FileReply {
  /** Content type, as in "text/csv; charset=utf-8". */
  readonly type: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array | string>
}

/** Call whose response contains the bytes of a file instead of JSON. */
export interface FileAnswer {
  /** Accepted content types of the response, without parameters. A body of any other type is an error (CALL-085). */
  readonly file: ReadonlyArray<string>
}

const isContent = (value: unknown): value is FileReply['content'] =>
  value instanceof Uint8Array || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value)

const isFile = (value: unknown): value is FileReply => {
  if (typeof value !== 'object' || value === null) return false
  return 'type' in value && typeof value.type === 'string' && 'content' in value && isContent(value.content)
}

/** Codec of a reply that consists of a file. The server sends the bytes as they are produced. */
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

import type { ColumnType, JSONColumnType } from 'kysely'

/* Kinds of columns. */

/** Column of type jsonb. A query returns the value as an object; an insert or update takes the value as text. */
export type Json<A extends object> = JSONColumnType<A, string, string>

/** Column of type jsonb with a default, so that an insert may omit the value. */
export type GivenJson<A extends object> = ColumnType<A, string | undefined, string>

export type NullableJson<A extends object> = ColumnType<A | null, string | null, string | null>

/** Encodes a jsonb value as text, which both database engines accept. */
export const json = (value: object): string => JSON.stringify(value)

import type { ColumnType, JSONColumnType } from 'kysely'

/* Kinds of columns. */

/** A jsonb value, written as text. */
export type Json<A extends object> = JSONColumnType<A, string, string>

/** A jsonb value with a default. */
export type GivenJson<A extends object> = ColumnType<A, string | undefined, string>

export type NullableJson<A extends object> = ColumnType<A | null, string | null, string | null>

/** Encodes a jsonb value as text, which both engines accept. */
export const json = (value: object): string => JSON.stringify(value)

import * as t from 'io-ts'
import { nullable } from '../codec.ts'

/** Origin of a request: user agent, IP address, and country. The country is null if unknown. */
export const origin = { userAgent: t.string, address: t.string, country: nullable(t.string) }

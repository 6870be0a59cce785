import * as t from 'io-ts'
import { nullable } from '../codec.ts'

/** Origin of a request: user agent, IP address, and country if known. */
export const origin = { userAgent: t.string, address: t.string, country: nullable(t.string) }

import * as t from 'io-ts'
import { nullable } from '../codec.ts'

/** Where a request came from: the browser's own words, the network address, and the country where it is known. */
export const origin = { userAgent: t.string, address: t.string, country: nullable(t.string) }

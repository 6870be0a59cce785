import * as t from 'io-ts'
import { nullable } from '../codec.ts'

/**
 * Data about the device and place from which a request came: user agent, IP address and country. The country is null if
 * unknown.
 */
export const origin = { userAgent: t.string, address: t.string, country: nullable(t.string) }

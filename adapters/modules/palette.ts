import { paymentSearch } from './payment-search.ts'
import { clipboard, files } from './shared.ts'

/** Ports of the palette. */
export const ports = [paymentSearch, clipboard, files]

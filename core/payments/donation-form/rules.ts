import { filled } from '../../kernel/text.ts'
import { donationFormTexts as texts } from './tables.ts'

/** "invoice-{id}.pdf" (PAY-092); of an id only what any disk takes as a part of a name. */
export const formFile = (invoiceId: string): string => filled(texts.file, { id: invoiceId.replaceAll(/[^\w-]/gu, '_') })

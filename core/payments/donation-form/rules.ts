import { fileName } from '../../presentation/file-name.ts'
import { donationFormTexts as texts } from '../texts.ts'

/** Returns the file name of a form: "invoice-{id}.pdf" (PAY-092). */
export const formFile = (id: string): string => fileName(texts.file, { id })

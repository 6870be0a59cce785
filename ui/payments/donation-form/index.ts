import { latePart } from '../../di/late-part.ts'
import type { FormButtonProps } from './FormButton.tsx'

const code = () => import('./late.ts')

/** Lazily loaded download button, fetched with the first slide that has a form. */
export const FormDownload = latePart<Awaited<ReturnType<typeof code>>, FormButtonProps>(
  ['donationForm'],
  code,
  (part) => part.FormButton,
)

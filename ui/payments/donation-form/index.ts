import { latePart } from '../../di/late-part.ts'
import type { FormButtonProps } from './FormButton.tsx'

const code = () => import('./late.ts')

/** The button that saves the form of a donation; it comes with the first slide that has one. */
export const FormDownload = latePart<Awaited<ReturnType<typeof code>>, FormButtonProps>(
  ['donationForm'],
  code,
  (part) => part.FormButton,
)

import { lazyPart } from '../../di/lazy-part.ts'
import type { FormButtonProps } from './FormButton.tsx'

const code = () => import('./lazy.ts')

/** Button that downloads the form of a donation. Its code loads with the first slide that has a form. */
export const FormDownload = lazyPart<Awaited<ReturnType<typeof code>>, FormButtonProps>(
  ['donationForm'],
  code,
  (part) => part.FormButton,
)

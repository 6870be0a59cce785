import { nationalIdentityMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Dialog that asks for the missing Social Security number. */
export { MissingSsnModal } from './MissingSsnModal.tsx'

export const slices = sliceModule(nationalIdentityMakers)

import { statementsMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Code of the statements page, loaded on demand. */
export { StatementsScreen } from './StatementsScreen.tsx'

export const slices = sliceModule(statementsMakers)

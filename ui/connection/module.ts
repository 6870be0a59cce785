import { connectionMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

export const slices = sliceModule(connectionMakers)

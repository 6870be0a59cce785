import { afterAll } from 'vitest'
import { closeAll } from './sandbox/after-file.ts'

afterAll(closeAll)

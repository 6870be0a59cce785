import { afterAll } from 'vitest'
import { closeAll } from './sandbox/file-resources.ts'

afterAll(closeAll)

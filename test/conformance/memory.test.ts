import { memorySuites } from './memory.ts'
import { runLaws } from './run-laws.ts'

for (const { adapter, laws } of memorySuites) runLaws(adapter, laws)

import { constant } from '@paydeck/core'
import type { Container } from 'inversify'
import { memoryStorage } from '../../core/memory/platform.ts'
import { port, slice } from '../../ui/di/tokens.ts'

/** Binds what a form keeps its draft with, for a form that is shown without the app. */
export const bindDrafts = (container: Container): void => {
  container.bind<unknown>(port('sessionStorage')).toConstantValue(memoryStorage())
  container.bind<unknown>(slice('currentSession')).toConstantValue({ session: constant({ userId: 'ada' }) })
}

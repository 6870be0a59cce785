import {
  type KnownFacts,
  type LaterTasks,
  type Live,
  type Permissions,
  type Ports,
  portKey,
  type Slices,
  sliceKey,
  type StartQuery,
} from '@paydeck/core'
import type { FollowedAppNavigation } from './app-navigation.ts'
import type { Token } from './use-service.ts'

/** Returns the token of a port. */
export const port = <K extends keyof Ports>(role: K): Token<Ports[K]> => portKey(role)

/** Returns the token of a slice. */
export const slice = <K extends keyof Slices>(name: K): Token<Slices[K]> => sliceKey(name)

/** Tokens of values that are derived from several slices. Guards, menus and the home page use these values. */
export const startQueryToken: Token<StartQuery> = sliceKey('startQuery')
export const permissionsToken: Token<Live<Permissions>> = sliceKey('permissions')
export const routeFactsToken: Token<KnownFacts> = sliceKey('routeFacts')
export const laterTasksToken: Token<LaterTasks> = sliceKey('laterTasks')
export const appNavigationToken: Token<FollowedAppNavigation> = Symbol('app navigation')

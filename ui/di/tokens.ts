import {
  type KnownFacts,
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

/** The token that a port is bound under. */
export const port = <K extends keyof Ports>(role: K): Token<Ports[K]> => portKey(role)

/** The token that a running slice is bound under. */
export const slice = <K extends keyof Slices>(name: K): Token<Slices[K]> => sliceKey(name)

/** Tokens of values that the frame combines from several slices, for guards, menus and home. */
export const startQueryToken: Token<StartQuery> = Symbol('start query')
export const permissionsToken: Token<Live<Permissions>> = Symbol('permissions')
export const routeFactsToken: Token<KnownFacts> = Symbol('route facts')
export const appNavigationToken: Token<FollowedAppNavigation> = Symbol('app navigation')

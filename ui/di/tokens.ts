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

/** Returns the token of a port. */
export const port = <K extends keyof Ports>(role: K): Token<Ports[K]> => portKey(role)

/** Returns the token of a slice. */
export const slice = <K extends keyof Slices>(name: K): Token<Slices[K]> => sliceKey(name)

/** Tokens of values that the frame computes from several slices. Guards, menus and the home page use these values. */
export const startQueryToken: Token<StartQuery> = Symbol('start query')
export const permissionsToken: Token<Live<Permissions>> = Symbol('permissions')
export const routeFactsToken: Token<KnownFacts> = Symbol('route facts')
export const appNavigationToken: Token<FollowedAppNavigation> = Symbol('app navigation')

import fc from 'fast-check'
import {
  AccessType,
  type Session,
  type FacadeAccess,
  type Tokens,
  type ProductToken,
  type Permission,
  permissionNames,
  type Permissions,
  type AccessFacts,
  type Feature,
  featureNames,
} from '../../session/index.ts'
import { countries, each, experiments, ids, lists, oneOf, optional, record, texts, words } from './values.ts'

const accessTypes = words(AccessType)

const facadeAccesses: fc.Arbitrary<FacadeAccess> = fc.dictionary(texts, fc.boolean(), { maxKeys: 4 })

const permissions: fc.Arbitrary<Permissions> = each(permissionNames, fc.boolean())

/** Values of the types of `@paydeck/core/session`, by type. */
export const sessionValues = {
  AccessType: accessTypes,
  Session: record<Session>({
    isAuthenticated: fc.boolean(),
    csrfToken: texts,
    userId: optional(ids),
    accessTypes: lists(accessTypes),
    mapsApiKey: optional(texts),
    captchaKey: optional(texts),
    captchaDisabled: fc.boolean(),
  }),
  FacadeAccess: facadeAccesses,
  Tokens: record<Tokens>({ user: texts, payee: optional(texts) }),
  ProductToken: record<ProductToken>({ facade: texts, token: texts }),
  Permission: oneOf<Permission>(permissionNames),
  Permissions: permissions,
  AccessFacts: record<AccessFacts>({
    accessTypes: lists(accessTypes),
    facadeAccess: facadeAccesses,
    country: optional(countries),
    experiments: lists(experiments),
    payors: lists(fc.jsonValue()),
    invite: optional(texts),
  }),
  Feature: oneOf<Feature>(featureNames),
}

import fc from 'fast-check'
import {
  type ActiveSession,
  type ActiveSessionsModal,
  type Whereabouts,
  type PasswordChange,
  type StrengthScore,
  strengthScores,
  type TypedPasswords,
  type PasswordRating,
  type PasswordUpdateModal,
  type PasskeyRemoval,
  SecurityEventKind,
  type SecurityEvent,
  type SecurityEventPage,
  type StoppableChange,
  type TwoFactorSettings,
  type SecuritySettingsState,
  type CodeForm,
  type Enrolment,
  type TwoFactorModal,
  type TwoFactorStage,
  twoFactorStages,
  type TwoFactorEvent,
  twoFactorEvents,
  type SecondFactorKind,
  secondFactorKinds,
} from '../../security/index.ts'
import { kernelValues } from './kernel.ts'
import { countries, emails, ids, instants, lists, oneOf, optional, record, texts, userAgents, words } from './values.ts'

const whereaboutsFields = {
  userAgent: userAgents,
  address: oneOf(['203.0.113.7', '2001:db8::1', '']),
  country: optional(countries),
}

const strengthScore = oneOf<StrengthScore>(strengthScores)

const securityEventKinds = words(SecurityEventKind)

const securityEvents = record<SecurityEvent>(
  {
    ...whereaboutsFields,
    id: ids,
    kind: optional(securityEventKinds),
    at: instants,
    canStop: fc.boolean(),
  },
  ['canStop'],
)

const twoFactorSettings = record<TwoFactorSettings>({
  otpEnabled: fc.boolean(),
  otpAuthKey: optional(texts),
  otpEmail: optional(emails),
})

const secondFactorKind = oneOf<SecondFactorKind>(secondFactorKinds)

/** Values of the types of `@paydeck/core/security`, by type. */
export const securityValues = {
  Whereabouts: record<Whereabouts>(whereaboutsFields),
  ActiveSession: record<ActiveSession>({
    ...whereaboutsFields,
    id: ids,
    seenAt: instants,
    isCurrent: fc.boolean(),
  }),
  ActiveSessionsModal: oneOf<ActiveSessionsModal>(['end-session', 'end-other-sessions']),
  PasswordChange: record<PasswordChange>({
    oldHashedPassword: texts,
    hashedPassword: texts,
    salt: texts,
  }),
  StrengthScore: strengthScore,
  TypedPasswords: record<TypedPasswords>({ current: texts, next: texts }),
  PasswordRating: record<PasswordRating>({
    score: optional(strengthScore),
    estimate: fc.constantFrom('done', 'waiting', 'failed'),
  }),
  PasswordUpdateModal: oneOf<PasswordUpdateModal>(['update-password']),
  PasskeyRemoval: oneOf<PasskeyRemoval>(['failed', 'keep', 'remove']),
  SecurityEventKind: securityEventKinds,
  SecurityEvent: securityEvents,
  StoppableChange: record<StoppableChange>({ id: ids, at: instants, title: texts }),
  SecurityEventPage: record<SecurityEventPage>({
    events: lists(securityEvents),
    next: optional(texts),
  }),
  TwoFactorSettings: twoFactorSettings,
  SecuritySettingsState: record<SecuritySettingsState>({
    status: kernelValues.Status,
    settings: optional(twoFactorSettings),
  }),
  SecondFactorKind: secondFactorKind,
  CodeForm: record<CodeForm>({
    kind: secondFactorKind,
    value: oneOf(['123456', '12', 'ABCD-1234', '', '١٢٣']),
    isTouched: fc.boolean(),
    refusal: optional(texts),
    isRefused: fc.boolean(),
  }),
  Enrolment: record<Enrolment>({ address: texts, secret: texts }),
  TwoFactorModal: oneOf<TwoFactorModal>(['update-two-factor', 'disable-two-factor', 'backup-codes']),
  TwoFactorStage: oneOf<TwoFactorStage>(twoFactorStages),
  TwoFactorEvent: oneOf<TwoFactorEvent>(twoFactorEvents),
}

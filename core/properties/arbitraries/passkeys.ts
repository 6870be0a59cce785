import fc from 'fast-check'
import {
  type PasskeyCredential,
  type PasskeysState,
  type CeremonyFault,
  type Cancelled,
  type AlreadyThere,
  type Unsupported,
  type RegistrationFault,
  type Requirement,
  type RegistrationOptions,
  type CreatedPasskey,
  type PasskeyKeepingState,
  type PasskeyOrigin,
  type PasskeyOrigins,
  type DisplayedPasskey,
  type Refused,
  type Removal,
  type RemovalFault,
  type PasskeyKeepingModal,
} from '../../passkeys/index.ts'
import { kernelValues, remotes } from './kernel.ts'
import { platformValues } from './platform.ts'
import { counts, ids, instants, lists, maps, oneOf, optional, record, texts } from './values.ts'

const passkeyCredentials = record<PasskeyCredential>({
  id: ids,
  publicKey: texts,
  createdAt: instants,
})

const passkeysStateFields = {
  status: kernelValues.Status,
  fault: optional(kernelValues.Fault),
  enabled: fc.boolean(),
  credentials: optional(lists(passkeyCredentials)),
  isRemovalIncomplete: fc.boolean(),
}

const cancelled = record<Cancelled>({ _tag: fc.constant('Cancelled') })

const alreadyThere = record<AlreadyThere>({ _tag: fc.constant('AlreadyThere') })

const unsupported = record<Unsupported>({ _tag: fc.constant('Unsupported') })

const ceremonyFaults: fc.Arbitrary<CeremonyFault> = fc.oneof(cancelled, alreadyThere, unsupported)

const registrationFaults: fc.Arbitrary<RegistrationFault> = fc.oneof(kernelValues.Fault, ceremonyFaults)

const requirements = oneOf<Requirement>([null, 'required', 'preferred', 'discouraged'])

const refusals = record<Refused>({ _tag: fc.constant('Refused'), text: texts })

const removalFaults: fc.Arbitrary<RemovalFault> = fc.oneof(kernelValues.Fault, refusals)

const passkeyOriginFields = {
  savedWith: texts,
  device: texts,
}

const passkeyOrigin = record<PasskeyOrigin>(passkeyOriginFields)

const passkeyOrigins: fc.Arbitrary<PasskeyOrigins> = maps(ids, passkeyOrigin)

const removals: fc.Arbitrary<Removal> = fc.oneof(fc.record({ _tag: fc.constant('Remove'), id: ids }), refusals)

/** Values of the types of `@paydeck/core/passkeys`, by type. */
export const passkeysValues = {
  PasskeyCredential: passkeyCredentials,
  PasskeysState: record<PasskeysState>(passkeysStateFields, ['isRemovalIncomplete']),
  Cancelled: cancelled,
  AlreadyThere: alreadyThere,
  Unsupported: unsupported,
  CeremonyFault: ceremonyFaults,
  RegistrationFault: registrationFaults,
  Requirement: requirements,
  RegistrationOptions: record<RegistrationOptions>(
    {
      challenge: texts,
      rp: fc.record({ name: texts, id: ids }),
      user: fc.record({ id: ids, name: texts, displayName: texts }),
      pubKeyCredParams: lists(fc.record({ alg: counts })),
      timeout: counts,
      excludeCredentials: lists(fc.record({ id: ids })),
      authenticatorSelection: fc.record({
        authenticatorAttachment: optional(fc.constantFrom('platform', 'cross-platform')),
        residentKey: requirements,
        userVerification: requirements,
      }),
      attestation: optional(fc.constantFrom('none', 'indirect', 'direct', 'enterprise')),
    },
    ['timeout', 'excludeCredentials', 'authenticatorSelection'],
  ),
  CreatedPasskey: record<CreatedPasskey>({
    id: ids,
    rawId: ids,
    type: fc.constant('public-key'),
    response: fc.record({
      clientDataJSON: texts,
      attestationObject: texts,
      transports: lists(oneOf(['internal', 'hybrid', ''])),
    }),
  }),
  Refused: refusals,
  RemovalFault: removalFaults,
  PasskeyKeepingState: record<PasskeyKeepingState>(
    {
      ...passkeysStateFields,
      registrationOptions: remotes(kernelValues.Fault),
      registrationVerification: remotes(registrationFaults),
      remove: remotes(removalFaults),
      error: optional(fc.oneof(registrationFaults, removalFaults)),
    },
    ['isRemovalIncomplete'],
  ),
  PasskeyOrigin: passkeyOrigin,
  PasskeyOrigins: passkeyOrigins,
  DisplayedPasskey: record<DisplayedPasskey>({
    ...passkeyOriginFields,
    id: ids,
    title: texts,
    createdAt: texts,
    text: texts,
    parts: platformValues.TimedText,
  }),
  Removal: removals,
  PasskeyKeepingModal: oneOf<PasskeyKeepingModal>(['what-are-passkeys', 'remove-passkey']),
}

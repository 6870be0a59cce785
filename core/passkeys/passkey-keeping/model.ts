import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import type { TimedText } from '../../presentation/timed-text.ts'
import type { PasskeysState } from '../model.ts'

/** Reason why the browser created no passkey. */
export type CeremonyFault = Cancelled | AlreadyThere | Unsupported

/** The user dismissed the prompt, or it timed out (PASS-018). */
export interface Cancelled {
  readonly _tag: 'Cancelled'
}

/** The authenticator already holds a passkey of this account. */
export interface AlreadyThere {
  readonly _tag: 'AlreadyThere'
}

/** The browser supports no passkeys, or none of the requested kind. */
export interface Unsupported {
  readonly _tag: 'Unsupported'
}

/** Failure of a registration, at the provider or in the browser. */
export type RegistrationFault = Fault | CeremonyFault

/** WebAuthn requirement level; null if the provider sends none. */
export type Requirement = 'required' | 'preferred' | 'discouraged' | null

/**
 * Options for creating a passkey: WebAuthn's PublicKeyCredentialCreationOptionsJSON. The core passes them from the
 * provider to the browser unchanged. Bytes are base64url.
 */
export interface RegistrationOptions {
  readonly challenge: string
  readonly rp: { readonly name: string; readonly id?: string | undefined }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams: ReadonlyArray<{ readonly alg: number }>
  /** Timeout in milliseconds. */
  readonly timeout?: number | undefined
  /** Existing passkeys of the user. An authenticator that already holds one of these passkeys creates no new passkey. */
  readonly excludeCredentials?: ReadonlyArray<{ readonly id: string }> | undefined
  readonly authenticatorSelection?:
    | {
        readonly authenticatorAttachment: 'platform' | 'cross-platform' | null
        readonly residentKey: Requirement
        readonly userVerification: Requirement
      }
    | undefined
  readonly attestation: 'none' | 'indirect' | 'direct' | 'enterprise' | null
}

/** New passkey: WebAuthn's RegistrationResponseJSON, reduced to what the provider needs. */
export interface CreatedPasskey {
  /** Credential id in base64url; the provider lists the passkey under the same id. */
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports: ReadonlyArray<string>
  }
}

/** Passkeys with the state of their operations (PASS-009). */
export interface PasskeyKeepingState extends PasskeysState {
  /** State of the request for the creation options. */
  readonly registrationOptions: Remote<Fault>
  /** State of the creation in the browser and of the verification by the provider. */
  readonly registrationVerification: Remote<RegistrationFault>
  readonly remove: Remote<RemovalFault>
  /** Latest error of a registration or removal, or null (PASS-017, PASS-018, ERR-024). */
  readonly error: RegistrationFault | RemovalFault | null
}

/** Browser and system in which a passkey was created (PASS-007). */
export interface PasskeyOrigin {
  /** Name of the browser. */
  readonly savedWith: string
  /** Name of the operating system. */
  readonly device: string
}

/** Browser and system in which each passkey was created, by credential id. */
export type PasskeyOrigins = ReadonlyMap<string, PasskeyOrigin>

/** Row of one passkey (PASS-003). */
export interface DisplayedPasskey extends PasskeyOrigin {
  readonly id: string
  readonly title: string
  /** Date of creation, such as "Jan 5, 2024". */
  readonly createdAt: string
  /** Sentence with the browser, the system and the date of creation. */
  readonly text: string
  /** `text` in parts, with the time as machine-readable data. */
  readonly parts: TimedText
}

/** Removal that the app itself refuses, because the passkey no longer exists or the id is missing (PASS-020, PASS-021). */
export interface Refused {
  readonly _tag: 'Refused'
  readonly text: string
}

/** Decision to request the removal of a passkey, or to refuse it (PASS-020 to PASS-022). */
export type Removal = { readonly _tag: 'Remove'; readonly id: string } | Refused

/** Failure of a removal, before the request or at the provider. */
export type RemovalFault = Fault | Refused

/** Names of the passkey dialogs. */
export type PasskeyKeepingModal = 'what-are-passkeys' | 'remove-passkey'

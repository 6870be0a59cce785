import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import type { TimedText } from '../../presentation/timed-text.ts'
import type { PasskeysState } from '../model.ts'

/** Why the browser made no passkey. */
export type CeremonyFault = Cancelled | AlreadyThere | Unsupported

/** The prompt was dismissed, or not answered (PASS-018). */
export interface Cancelled {
  readonly _tag: 'Cancelled'
}

/** What would have made the passkey holds one of this account already. */
export interface AlreadyThere {
  readonly _tag: 'AlreadyThere'
}

/** This browser makes no passkeys, or none of the kind that the provider asks for. */
export interface Unsupported {
  readonly _tag: 'Unsupported'
}

/** A registration failed at the provider or in the browser. */
export type RegistrationFault = Fault | CeremonyFault

/** How much the provider wants of something; null: it does not say. */
export type Requirement = 'required' | 'preferred' | 'discouraged' | null

/**
 * What a passkey is to be made by: WebAuthn's PublicKeyCredentialCreationOptionsJSON, which the core only carries from
 * the provider to the browser. Bytes are base64url.
 */
export interface RegistrationOptions {
  readonly challenge: string
  readonly rp: { readonly name: string; readonly id?: string | undefined }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams: ReadonlyArray<{ readonly alg: number }>
  /** Milliseconds. */
  readonly timeout?: number | undefined
  /** The passkeys that there are: no second one is made where one of them is. */
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

/** A passkey that the browser has made: WebAuthn's RegistrationResponseJSON, as far as the provider needs it. */
export interface CreatedPasskey {
  /** base64url; the provider lists it under the same id. */
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports: ReadonlyArray<string>
  }
}

/** All of it, where passkeys are made and removed (PASS-009). */
export interface KeptPasskeysState extends PasskeysState {
  /** Asking the provider what a passkey is to be made by. */
  readonly registrationOptions: Remote<Fault>
  /** Making it in the browser, and having it verified. */
  readonly registrationVerification: Remote<RegistrationFault>
  readonly remove: Remote<RemovalFault>
  /** The last error of a registration or a removal (PASS-017, PASS-018, ERR-024). */
  readonly error: RegistrationFault | RemovalFault | null
}

/** What this browser remembers of a passkey that was made in it (PASS-007). */
export interface PasskeyOrigin {
  /** Name of the browser. */
  readonly savedWith: string
  /** Name of the operating system. */
  readonly device: string
}

/** By the credentials' ids. */
export type PasskeyOrigins = ReadonlyMap<string, PasskeyOrigin>

/** A passkey as it is listed (PASS-003). */
export interface DisplayedPasskey extends PasskeyOrigin {
  readonly id: string
  readonly title: string
  /** "Jan 5, 2024". */
  readonly createdAt: string
  /** All of it in a sentence. */
  readonly text: string
  /** The same, with the moment. */
  readonly parts: TimedText
}

/** A removal that is not sent to the provider (PASS-020, PASS-021). */
export interface Refused {
  readonly _tag: 'Refused'
  readonly text: string
}

/** What a removal leads to: the request, or one of two failures (PASS-020 to PASS-022). */
export type Removal = { readonly _tag: 'Remove'; readonly id: string } | Refused

/** A removal failed, here or at the provider. */
export type RemovalFault = Fault | Refused

/** The dialogs of the passkeys. */
export type PasskeyKeepingModal = 'what-are-passkeys' | 'remove-passkey'

import type { CeremonyFault, CreatedPasskey, PasskeyCeremony, RegistrationOptions } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { fromBase64url, toBase64url } from '../base64url.ts'

const publicKey = 'public-key'

const cancelled: CeremonyFault = { _tag: 'Cancelled' }
const alreadyThere: CeremonyFault = { _tag: 'AlreadyThere' }
const unsupported: CeremonyFault = { _tag: 'Unsupported' }

const anywhere = { authenticatorAttachment: null, residentKey: null, userVerification: null } as const

const selectionOf = (options: RegistrationOptions['authenticatorSelection']): AuthenticatorSelectionCriteria => {
  const { authenticatorAttachment, residentKey, userVerification } = options ?? anywhere
  return {
    residentKey: residentKey ?? 'preferred',
    requireResidentKey: residentKey === 'required',
    userVerification: userVerification ?? 'preferred',
    ...(authenticatorAttachment === null ? {} : { authenticatorAttachment }),
  }
}

/** Converts the base64url texts of the options to bytes. Not all browsers can convert them. */
const creationOptions = (options: RegistrationOptions): PublicKeyCredentialCreationOptions => ({
  challenge: fromBase64url(options.challenge),
  rp: { name: options.rp.name, ...(options.rp.id === undefined ? {} : { id: options.rp.id }) },
  user: { ...options.user, id: fromBase64url(options.user.id) },
  pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: publicKey, alg })),
  ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
  excludeCredentials: (options.excludeCredentials ?? []).map(({ id }) => ({ type: publicKey, id: fromBase64url(id) })),
  authenticatorSelection: selectionOf(options.authenticatorSelection),
  attestation: options.attestation ?? 'none',
})

const createdPasskey = (credential: Credential | null): E.Either<CeremonyFault, CreatedPasskey> => {
  if (!(credential instanceof PublicKeyCredential)) return E.left(unsupported)
  const { response } = credential
  if (!(response instanceof AuthenticatorAttestationResponse)) return E.left(unsupported)
  return E.right({
    id: credential.id,
    rawId: toBase64url(credential.rawId),
    type: publicKey,
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      attestationObject: toBase64url(response.attestationObject),
      transports: response.getTransports(),
    },
  })
}

/** Maps WebAuthn error names to faults. A timeout has the same error name as a prompt that the user dismissed. */
const faults: Readonly<Record<string, CeremonyFault>> = {
  NotAllowedError: cancelled,
  AbortError: cancelled,
  InvalidStateError: alreadyThere,
}

const faultOf = (error: unknown): CeremonyFault =>
  error instanceof Error ? (faults[error.name] ?? unsupported) : unsupported

/** Creates passkeys with the browser's own prompt. Leaving the page dismisses the prompt. */
export const browserPasskeyCeremony = (navigator: Pick<Navigator, 'credentials'>): PasskeyCeremony => ({
  create: (options) => async () => {
    try {
      return createdPasskey(await navigator.credentials.create({ publicKey: creationOptions(options) }))
    } catch (error) {
      return E.left(faultOf(error))
    }
  },
})

import type { CeremonyFault, CreatedPasskey, PasskeyCeremony, RegistrationOptions } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { fromBase64url, toBase64url } from '../base64url.ts'

const publicKey = 'public-key'

const cancelled: CeremonyFault = { _tag: 'Cancelled' }
const alreadyThere: CeremonyFault = { _tag: 'AlreadyThere' }
const unsupported: CeremonyFault = { _tag: 'Unsupported' }

const anywhere = { authenticatorAttachment: null, residentKey: null, userVerification: null } as const

const selectionOf = (wanted: RegistrationOptions['authenticatorSelection']): AuthenticatorSelectionCriteria => {
  const { authenticatorAttachment, residentKey, userVerification } = wanted ?? anywhere
  return {
    residentKey: residentKey ?? 'preferred',
    requireResidentKey: residentKey === 'required',
    userVerification: userVerification ?? 'preferred',
    ...(authenticatorAttachment === null ? {} : { authenticatorAttachment }),
  }
}

/** The options with their bytes as bytes. Here rather than by the browser, of which not all can do it. */
const creationOptions = (wanted: RegistrationOptions): PublicKeyCredentialCreationOptions => ({
  challenge: fromBase64url(wanted.challenge),
  rp: { name: wanted.rp.name, ...(wanted.rp.id === undefined ? {} : { id: wanted.rp.id }) },
  user: { ...wanted.user, id: fromBase64url(wanted.user.id) },
  pubKeyCredParams: wanted.pubKeyCredParams.map(({ alg }) => ({ type: publicKey, alg })),
  ...(wanted.timeout === undefined ? {} : { timeout: wanted.timeout }),
  excludeCredentials: (wanted.excludeCredentials ?? []).map(({ id }) => ({ type: publicKey, id: fromBase64url(id) })),
  authenticatorSelection: selectionOf(wanted.authenticatorSelection),
  attestation: wanted.attestation ?? 'none',
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

/** By WebAuthn's names of what went wrong; a prompt whose time is over has the same as one that was dismissed. */
const faults: Readonly<Record<string, CeremonyFault>> = {
  NotAllowedError: cancelled,
  AbortError: cancelled,
  InvalidStateError: alreadyThere,
}

const faultOf = (error: unknown): CeremonyFault =>
  error instanceof Error ? (faults[error.name] ?? unsupported) : unsupported

/** The browser's own prompt. Leaving the page dismisses it. */
export const browserPasskeyCeremony = (navigator: Pick<Navigator, 'credentials'>): PasskeyCeremony => ({
  create: (options) => async () => {
    try {
      return createdPasskey(await navigator.credentials.create({ publicKey: creationOptions(options) }))
    } catch (error) {
      return E.left(faultOf(error))
    }
  },
})

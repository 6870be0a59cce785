import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

// The library is loaded when the first passkey is used, because its tables of certificates and algorithms would double the
// start-up time.
const library = () => import('@simplewebauthn/server')

/** COSE identifiers of the signature algorithms ES256 and RS256, which every authenticator supports. */
export const algorithms = [-7, -257]

/** Maximum length of a passkey id in bytes, as WebAuthn limits it. */
const longestId = 1023

/** Website to which the passkeys belong ("relying party" in WebAuthn). */
export interface RelyingParty {
  /** Host name without port. */
  readonly id: string
  readonly origin: string
}

export const relyingParty = (origin: string): RelyingParty => ({ id: new URL(origin).hostname, origin })

/** Returns the challenge that a passkey's response contains. Empty if the response is unreadable. */
export const challengeIn = (clientDataJSON: string): string => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'challenge') : null
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

export interface NewCredential {
  readonly id: string
  /** COSE key in base64url. */
  readonly publicKey: string
  readonly counter: number
}

/** Values that a passkey's response must contain: origin, relying party, challenge and verified user (A10). */
const expectedOf = (party: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})

/**
 * Returns the passkey of a valid registration. Null if origin, relying party, challenge or user verification is wrong (A10).
 */
export const verifiedRegistration = async (
  party: RelyingParty,
  challenge: string,
  response: Omit<RegistrationResponseJSON, 'clientExtensionResults'>,
): Promise<NewCredential | null> => {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      ...expectedOf(party, challenge),
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo === undefined) return null
    const { id, publicKey, counter } = registrationInfo.credential
    if (Buffer.from(id, 'base64url').length > longestId) return null
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    return null
  }
}

/**
 * Returns the passkey's signature counter after a valid sign-in. Null if the sign-in is invalid or the counter has decreased
 * (A10).
 */
export const verifiedCounter = async (
  party: RelyingParty,
  challenge: string,
  response: Omit<AuthenticationResponseJSON, 'clientExtensionResults'>,
  credential: NewCredential,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      ...expectedOf(party, challenge),
      credential: { ...credential, publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')) },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

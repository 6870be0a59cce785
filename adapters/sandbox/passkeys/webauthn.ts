import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

// Fetched with the first passkey: its tables of certificates and algorithms would double the time of the start.
const library = () => import('@simplewebauthn/server')

/** ES256 and RS256: what every authenticator has. */
export const algorithms = [-7, -257]

/** Bytes: WebAuthn allows the id of a passkey no more. */
const longestId = 1023

/** Whom passkeys are made for: this place, as browsers know it. */
export interface RelyingParty {
  /** Host name, without its port. */
  readonly id: string
  readonly origin: string
}

export const relyingParty = (origin: string): RelyingParty => ({ id: new URL(origin).hostname, origin })

/** The challenge that a response answers by its own account; empty where it cannot be read. */
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
  /** COSE, base64url. */
  readonly publicKey: string
  readonly counter: number
}

/** What every response has to prove: origin, relying party, challenge, verified user (A10). */
const expectedOf = (party: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})

/** What a registration proves, or null when it does not: origin, relying party, challenge, verified user (A10). */
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

/** The counter that a sign-in proves, or null when it proves nothing: a counter that goes back does not (A10). */
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

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Request of a browser to an authenticator. Omitted fields default to the values of an honest browser. */
export interface AuthenticatorRequest {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  readonly isVerified?: boolean
  readonly counter?: number
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

const flags = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 } as const

const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: AuthenticatorRequest): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const authenticatorData = (
  { rpId, isVerified = true, counter = 0 }: AuthenticatorRequest,
  credential: Buffer | null,
): Buffer => {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flag =
    flags.userPresent | (isVerified ? flags.userVerified : 0) | (credential === null ? 0 : flags.hasCredential)
  return Buffer.concat([sha256(rpId), Buffer.from([flag]), count, credential ?? Buffer.alloc(0)])
}

/** Encodes a P-256 key as CBOR (COSE): kty 2, alg -7, crv 1, x, y. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])

/** Encodes { fmt: "none", attStmt: {}, authData } as CBOR. */
const attestationObject = (authData: Buffer): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
    length,
    authData,
  ])
}

/**
 * Creates a software authenticator that follows the WebAuthn specification. It has one passkey, and its user always
 * consents. Tests can make it send false claims.
 */
export const makeAuthenticator = (idBytes = 32) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(idBytes)
  const id = rawId.toString('base64url')
  const idLength = Buffer.alloc(2)
  idLength.writeUInt16BE(rawId.length)
  const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
  const attested = Buffer.concat([Buffer.alloc(16), idLength, rawId, key])
  return {
    id,
    /** Creates a passkey. Returns the response that a browser forwards to the server. */
    register: (request: AuthenticatorRequest) => ({
      id,
      rawId: id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData('webauthn.create', request).toString('base64url'),
        attestationObject: attestationObject(authenticatorData(request, attested)).toString('base64url'),
        transports: ['internal'],
      },
    }),
    /** Signs the challenge of a sign-in. Returns the proof that a browser forwards to the server. */
    signIn: (request: AuthenticatorRequest) => {
      const data = clientData('webauthn.get', request)
      const authData = authenticatorData(request, null)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

/**
 * Claims with which a dishonest browser or authenticator replaces fields of an honest request. Registration and sign-in must
 * reject them (A10).
 */
export const falseClaims: ReadonlyArray<readonly [string, Partial<AuthenticatorRequest>]> = [
  ['a request from another origin', { origin: 'https://evil.example' }],
  ['a request for another relying party', { rpId: 'evil.example' }],
  ['a passkey proof without user verification', { isVerified: false }],
  ['a challenge that the provider has not sent', { challenge: 'AAAA' }],
]

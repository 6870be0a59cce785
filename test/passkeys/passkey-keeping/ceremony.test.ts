import { browserPasskeyCeremony } from '@paydeck/adapters/browser/passkeys/passkey-keeping'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { alreadyThere, cancelled, options, unsupported } from '../bench.ts'

const ceremony = (create: (wanted?: CredentialCreationOptions) => Promise<Credential | null>) =>
  browserPasskeyCeremony({ credentials: { create } as CredentialsContainer })

const failing = (name: string) =>
  ceremony(async () => {
    throw new DOMException('no', name)
  })

it.each([
  ['NotAllowedError', cancelled],
  ['AbortError', cancelled],
  ['InvalidStateError', alreadyThere],
  ['NotSupportedError', unsupported],
  ['SecurityError', unsupported],
  ['ConstraintError', unsupported],
])(
  'PASS-018 ERR-024 if the browser throws the error %s, the passkey prompt returns a fault and does not throw',
  async (name, fault) => {
    expect(await failing(name).create(options)()).toEqual(E.left(fault))
  },
)

it('ERR-024 the passkey prompt returns a fault if the browser lacks passkey support or the provider’s options are unreadable', async () => {
  const without = browserPasskeyCeremony({} as Navigator)
  expect(await without.create(options)()).toEqual(E.left(unsupported))
  expect(await ceremony(async () => null).create({ ...options, challenge: '%' })()).toEqual(E.left(unsupported))
})

it('the passkey prompt decodes the provider’s options and passes all of them to the browser', async () => {
  const wanted: Array<PublicKeyCredentialCreationOptions | undefined> = []
  const asking = ceremony((given) => {
    wanted.push(given?.publicKey)
    return Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await asking.create({
    ...options,
    challenge: '_-8',
    timeout: 60_000,
    excludeCredentials: [{ id: 'AAEC' }],
    authenticatorSelection: { authenticatorAttachment: null, residentKey: 'required', userVerification: 'required' },
  })()
  expect(wanted).toEqual([
    {
      challenge: new Uint8Array([255, 239]),
      rp: { name: 'Paydeck', id: 'localhost' },
      user: { id: new Uint8Array([0, 0, 0]), name: 'ada@example.com', displayName: 'Ada' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 60_000,
      excludeCredentials: [{ type: 'public-key', id: new Uint8Array([0, 1, 2]) }],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  ])
})

import { browserClipboard } from '@paydeck/adapters/browser/clipboard'
import { browserFiles } from '@paydeck/adapters/browser/files'
import { browserPasskeyCeremony } from '@paydeck/adapters/browser/passkeys/passkey-keeping'
import { browserInjectedWallet } from '@paydeck/adapters/browser/receiving/wallet-connection'
import { estimateStrength, type StrengthQuestion } from '@paydeck/adapters/browser/security/password-estimate'
import { type Estimator, workerPasswordStrength } from '@paydeck/adapters/browser/security/password-update'
import { browserWindows } from '@paydeck/adapters/browser/windows'
import {
  appNavigationLaws,
  type ClipboardBench,
  clipboardLaws,
  type FilesBench,
  filesLaws,
  type InjectedWalletBench,
  injectedWalletLaws,
  type OpenedTab,
  type PasskeyCeremonyBench,
  passkeyCeremonyLaws,
  type PasswordStrengthBench,
  passwordStrengthLaws,
  windowsLaws,
} from '@paydeck/core/testing'
import { afterEach, beforeEach, describe, vi } from 'vitest'
import { makeAppNavigation } from '../../ui/di/app-navigation.ts'
import { runLaws } from './run-laws.ts'

/** @param isMissing true if the browser denies access by offering no clipboard, as on an unencrypted origin */
const clipboard = (isMissing: boolean) => (): ClipboardBench => {
  const copied: Array<string> = []
  const writeText = async (text: string): Promise<void> => void copied.push(text)
  const refuse = (): Promise<void> => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  const view: { clipboard: unknown } = { clipboard: { writeText } }
  return {
    clipboard: browserClipboard(view as Navigator),
    copied: () => copied,
    deny: () => {
      view.clipboard = isMissing ? undefined : { writeText: refuse }
    },
  }
}
runLaws('a clipboard that can be denied', clipboardLaws(clipboard(false)))
runLaws('a clipboard that can be missing', clipboardLaws(clipboard(true)))

const files = (): FilesBench => {
  const blobs: Array<Blob> = []
  const offered: Array<{ readonly name: string; readonly blob: Blob | undefined }> = []
  const link = {
    download: '',
    href: '',
    click: () => void offered.push({ name: link.download, blob: blobs[Number(link.href.slice(5))] }),
  }
  const adapter = browserFiles({ createElement: () => link } as unknown as Document, {
    createObjectURL: (blob) => `blob:${blobs.push(blob as Blob) - 1}`,
    revokeObjectURL: () => undefined,
  })
  return {
    files: adapter,
    offered: () => Promise.all(offered.map(async ({ name, blob }) => ({ name, text: (await blob?.text()) ?? '' }))),
  }
}
runLaws('files', filesLaws(files))

runLaws(
  'windows',
  windowsLaws(() => {
    const opened: Array<OpenedTab> = []
    const open = (address?: string | URL, target?: string, features = ''): null => {
      const [hasOpener, hasReferrer] = [!features.includes('noopener'), !features.includes('noreferrer')]
      if (target === '_blank') opened.push({ address: String(address), hasOpener, hasReferrer })
      return null
    }
    return { windows: browserWindows(open), opened: () => opened }
  }),
)

runLaws(
  'in-app navigation',
  appNavigationLaws(() => {
    const appNavigation = makeAppNavigation()
    const paths: Array<string> = []
    appNavigation.requests$.subscribe((path) => void paths.push(path))
    return { appNavigation, paths: () => paths }
  }),
)

/** Makes a fake worker that estimates strengths with the real estimator. */
const estimator = (isBroken: () => boolean): Estimator => {
  const target = new EventTarget()
  return {
    addEventListener: target.addEventListener.bind(target),
    terminate: () => undefined,
    postMessage: (question: StrengthQuestion) =>
      queueMicrotask(() =>
        isBroken()
          ? target.dispatchEvent(new Event('error'))
          : target.dispatchEvent(new MessageEvent('message', { data: estimateStrength(question) })),
      ),
  }
}

const strength = (canStart: boolean) => (): PasswordStrengthBench => {
  let isRemoved = false
  const start = (): Estimator => {
    if (isRemoved && !canStart) throw new TypeError('blocked by a policy')
    return estimator(() => isRemoved)
  }
  return {
    strength: workerPasswordStrength(start),
    removeEstimator: () => {
      isRemoved = true
    },
  }
}
runLaws('the password strength, whose worker can fail', passwordStrengthLaws(strength(true)))
runLaws('the password strength, whose worker can be blocked', passwordStrengthLaws(strength(false)))

describe('passkeys', () => {
  class FakeResponse {
    readonly attestationObject = new Uint8Array([1, 2]).buffer
    readonly clientDataJSON: ArrayBufferLike
    constructor(challenge: string) {
      this.clientDataJSON = new TextEncoder().encode(JSON.stringify({ challenge })).buffer
    }
    readonly getTransports = () => ['internal']
  }
  class FakeCredential {
    readonly response: FakeResponse
    readonly rawId: ArrayBufferLike
    readonly id: string
    constructor(challenge: string, number: number) {
      this.response = new FakeResponse(challenge)
      this.rawId = new Uint8Array([251, 255, number]).buffer
      this.id = Buffer.from([251, 255, number]).toString('base64url')
    }
  }
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', FakeCredential)
    vi.stubGlobal('AuthenticatorAttestationResponse', FakeResponse)
  })
  afterEach(() => void vi.unstubAllGlobals())

  const errorNames = {
    Cancelled: 'NotAllowedError',
    AlreadyThere: 'InvalidStateError',
    Unsupported: 'NotSupportedError',
  } as const
  const ceremony = (): PasskeyCeremonyBench => {
    let prompts = 0
    let error: string | null = null
    const create = async ({ publicKey }: CredentialCreationOptions = {}): Promise<unknown> => {
      prompts += 1
      const name = error
      error = null
      if (name !== null) throw new DOMException('no', name)
      return new FakeCredential(Buffer.from(publicKey?.challenge as Uint8Array).toString('base64url'), prompts)
    }
    return {
      ceremony: browserPasskeyCeremony({ credentials: { create } as unknown as CredentialsContainer }),
      promptCount: () => prompts,
      failNext: (reason) => {
        error = errorNames[reason]
      },
      challengeOf: ({ response }) =>
        (JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { readonly challenge: string })
          .challenge,
    }
  }
  runLaws('the creation of passkeys', passkeyCeremonyLaws(ceremony))
})

const walletErrors = { Declined: 4001, Busy: -32_002, UnknownNetwork: 4902, Failed: 4100 } as const
const injectedWallet = (): InjectedWalletBench => {
  const page = new EventTarget()
  let requests = 0
  let error: number | null = null
  return {
    wallet: browserInjectedWallet(page),
    install: ({ accounts, chainId: first }) => {
      let chainId = `0x${first.toString(16)}`
      const request = async ({
        method,
        params = [],
      }: {
        readonly method: string
        readonly params?: Array<unknown>
      }) => {
        requests += 1
        const code = error
        error = null
        if (code !== null) throw Object.assign(new Error('no'), { code })
        if (method === 'eth_requestAccounts') return accounts
        if (method === 'wallet_switchEthereumChain') chainId = (params[0] as { readonly chainId: string }).chainId
        return method === 'eth_chainId' ? chainId : null
      }
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { provider: { request } } }))
    },
    failNext: (reason) => {
      error = walletErrors[reason]
    },
    requestCount: () => requests,
  }
}
runLaws('the injected wallet', injectedWalletLaws(injectedWallet))

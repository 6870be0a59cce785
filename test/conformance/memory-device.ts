import { unreachable } from '@paydeck/core'
import {
  analyticsLaws,
  appNavigationLaws,
  type ClipboardBench,
  clipboardLaws,
  filesLaws,
  hashesLaws,
  type InjectedWalletBench,
  injectedWalletLaws,
  type PasskeyCeremonyBench,
  passkeyCeremonyLaws,
  passkeyMemoryLaws,
  type PasswordStrengthBench,
  passwordStrengthLaws,
  randomnessLaws,
  unconfiguredServicesLaws,
  windowsLaws,
} from '@paydeck/core/testing'
import { providerAt } from '../memory/provider.ts'
import { makeSuites } from './suites.ts'

/** Laws of the provider in memory: ports of the user's device and of third-party services. */
const made = makeSuites()
export const { suites } = made

const provider = () => providerAt()

made.add(
  'hashes in memory',
  hashesLaws(() => provider().ports.hashes),
)
made.add(
  'randomness in memory',
  randomnessLaws(() => provider().ports.randomness),
)

const strength = (): PasswordStrengthBench => {
  const { ports, failCalls } = provider()
  return {
    strength: ports.passwordStrength,
    removeEstimator: () => failCalls('passwordStrength.of', unreachable),
  }
}
made.add('the password strength in memory', passwordStrengthLaws(strength))

made.add(
  'the origins of passkeys in memory',
  passkeyMemoryLaws(() => provider().ports.passkeyMemory),
)

const ceremony = (): PasskeyCeremonyBench => {
  const { ports, failCalls, callCount } = provider()
  return {
    ceremony: ports.passkeyCeremony,
    promptCount: () => callCount('passkeyCeremony.create'),
    failNext: (reason) => failCalls('passkeyCeremony.create', { _tag: reason }, 1),
    // The provider in memory takes the bare challenge in place of the JSON of browsers.
    challengeOf: ({ response }) => response.clientDataJSON,
  }
}
made.add('the creation of passkeys in memory', passkeyCeremonyLaws(ceremony))

const clipboard = (): ClipboardBench => {
  const { ports, effects, failCalls } = provider()
  return {
    clipboard: ports.clipboard,
    copied: () => effects.copied,
    deny: () => failCalls('clipboard.write', unreachable),
  }
}
made.add('the clipboard in memory', clipboardLaws(clipboard))

made.add(
  'files in memory',
  filesLaws(() => {
    const { ports, effects } = provider()
    return { files: ports.files, offered: async () => effects.files }
  }),
)
made.add(
  'windows in memory',
  windowsLaws(() => {
    const { ports, effects } = provider()
    const opened = () => effects.opened.map((address) => ({ address, hasOpener: false, hasReferrer: false }))
    return { windows: ports.windows, opened }
  }),
)
made.add(
  'in-app navigation in memory',
  appNavigationLaws(() => {
    const { ports, effects } = provider()
    return { appNavigation: ports.appNavigation, paths: () => effects.paths }
  }),
)
made.add(
  'services in memory',
  unconfiguredServicesLaws(() => ({ services: provider().ports.services, elementCount: () => 0 })),
)
made.add(
  'analytics in memory',
  analyticsLaws(() => {
    const { ports, effects } = provider()
    return { analytics: ports.analytics, load: async () => undefined, received: () => effects.analytics }
  }),
)

const walletMethods = ['injectedWallet.accounts', 'injectedWallet.chainId', 'injectedWallet.switchTo'] as const
const injectedWallet = (): InjectedWalletBench => {
  const { ports, inject, failCalls, callCount } = provider()
  return {
    wallet: ports.injectedWallet,
    install: inject,
    failNext: (reason) => {
      for (const method of walletMethods) failCalls(method, { _tag: reason }, 1)
    },
    requestCount: () => walletMethods.reduce((sum, method) => sum + callCount(method), 0),
  }
}
made.add('requests to the injected wallet in memory', injectedWalletLaws(injectedWallet))

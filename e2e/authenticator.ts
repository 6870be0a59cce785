import type { CDPSession, Page } from 'playwright/test'

interface Authenticator {
  /** Sets whether the simulated user completes or dismisses the verification, such as a fingerprint, in each prompt. */
  readonly setUserVerified: (agrees: boolean) => Promise<void>
  /** Sets whether the simulated user responds to prompts that open from now on. Without a response, a prompt stays open. */
  readonly setUserPresent: (attends: boolean) => Promise<void>
}

/** Adds a virtual authenticator to the browser. The authenticator accepts every prompt immediately. */
export const addAuthenticator = async (page: Page, devtools?: CDPSession): Promise<Authenticator> => {
  const session = devtools ?? (await page.context().newCDPSession(page))
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setUserVerified: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    setUserPresent: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

import type { CDPSession, Page } from 'playwright/test'

interface Authenticator {
  /**
   * Sets whether the simulated user passes the check of a WebAuthn prompt, such as a fingerprint, or dismisses the prompt.
   */
  readonly setUserVerified: (agrees: boolean) => Promise<void>
  /**
   * Sets whether the simulated user is present (WebAuthn user presence). Applies to prompts that open afterwards. Without a
   * present user, a prompt stays open.
   */
  readonly setUserPresent: (attends: boolean) => Promise<void>
}

/** Adds a virtual WebAuthn authenticator to the browser. By default, it accepts every prompt immediately. */
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

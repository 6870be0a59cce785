import type { CDPSession, Page } from 'playwright/test'

interface Authenticator {
  /** Whether the person proves to be themselves, or dismisses the prompt. */
  readonly agree: (agrees: boolean) => Promise<void>
  /** Whether the person is there for the prompts from now on: the others wait for ever. */
  readonly attend: (attends: boolean) => Promise<void>
}

/** Gives the browser an authenticator whose owner answers every prompt at once. */
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
    agree: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    attend: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

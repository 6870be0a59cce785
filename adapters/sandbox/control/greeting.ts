import type { StartConfiguration } from '../configuration.ts'
import { isEncrypted, openingSetting } from '../kernel/hosts.ts'
import { personaPassword, personas } from '../seed/personas.ts'

interface Content {
  /** True if the database contains demo accounts, whose password is public. */
  readonly hasPersonas: boolean
}

const addressOf = (bound: number, { publicOrigin, host }: StartConfiguration): string =>
  publicOrigin ?? `http://${host.includes(':') ? `[${host}]` : host}:${bound}`

/**
 * Lists the demo accounts for the start message. The list is empty if the control page is off or if there are no demo
 * accounts.
 */
const demoAccounts = (
  { isControlled, isSeeded }: StartConfiguration,
  { hasPersonas }: Content,
): ReadonlyArray<string> =>
  isControlled && isSeeded && hasPersonas
    ? [
        '',
        `Sign in with one of these addresses and the password "${personaPassword}":`,
        ...personas.map(({ email, title }) => `  ${email.padEnd(26)}${title}`),
      ]
    : []

/**
 * Returns the start message for the operator.
 * @param bound port that the server listens on
 */
export const greeting = (bound: number, configuration: StartConfiguration, content: Content): string => {
  const { app, providerUrl, isControlled } = configuration
  const address = addressOf(bound, configuration)
  const running = `${app.productName} is running: ${address}/id/`
  if (providerUrl !== null) return `${running}\nProvider: ${providerUrl}`
  return [
    running,
    ...demoAccounts(configuration, content),
    ...(isControlled ? ['', `Control page: ${address}/sandbox`] : []),
    '',
    ...(address.startsWith('http:')
      ? ['Over plain HTTP, Safari gets a session cookie without the __Host- prefix.']
      : []),
    'Stop with Ctrl+C. Your data is saved. A power cut can lose the last few seconds.',
  ].join('\n')
}

/** Returns warnings about unsafe settings, one sentence each. */
export const warnings = (configuration: StartConfiguration, { hasPersonas }: Content): ReadonlyArray<string> => {
  const { publicOrigin, isControlled, providerUrl, databaseUrl, secretKeys, keyFile } = configuration
  const setting = openingSetting(configuration)
  const isOpen = setting !== null
  const open = `Warning: other machines can reach this server (${setting})`
  const isPlain = !isEncrypted(publicOrigin)
  const all: ReadonlyArray<readonly [boolean, string]> = [
    [
      isOpen && isPlain,
      `${open}, but users can't sign in over plain HTTP. Put an HTTPS proxy in front and set PUBLIC_ORIGIN to its origin.`,
    ],
    [isOpen && isControlled && providerUrl === null, `${open} and can use the control page. Remove SANDBOX_CONTROL.`],
    [
      !isControlled && hasPersonas,
      'Warning: this database contains the demo accounts, whose password is public. Start with an empty database.',
    ],
    [
      databaseUrl !== null && secretKeys === null && providerUrl === null,
      `Warning: secrets in the database of DATABASE_URL are encrypted with a key that only this machine has, in ${keyFile}. Set SECRET_KEY to the content of that file on every machine.`,
    ],
  ]
  return all.filter(([isSo]) => isSo).map(([, warning]) => warning)
}

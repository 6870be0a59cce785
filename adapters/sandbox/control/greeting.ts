import type { StartConfiguration } from '../configuration.ts'
import { isEncrypted, openingSetting } from '../kernel/hosts.ts'
import { personaPassword, personas } from '../seed/personas.ts'

interface Content {
  /** True if the database contains demo accounts, whose password is public. */
  readonly hasPersonas: boolean
}

const addressOf = (bound: number, { publicOrigin, host }: StartConfiguration): string =>
  publicOrigin ?? `http://${host.includes(':') ? `[${host}]` : host}:${bound}`

/** Lists the demo accounts for the start message. Empty without the control page or demo accounts. */
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
  if (providerUrl !== null) return `${running}\nIts provider is ${providerUrl}.`
  return [
    running,
    ...demoAccounts(configuration, content),
    ...(isControlled ? ['', `Control page: ${address}/sandbox`] : []),
    '',
    ...(address.startsWith('http:') ? ['On plain http Safari gets a session cookie without the __Host- prefix.'] : []),
    'Stop with Ctrl+C. What you do is kept; on power loss the last seconds may be lost.',
  ].join('\n')
}

/** Returns warnings about unsafe settings, one sentence each. */
export const warnings = (configuration: StartConfiguration, { hasPersonas }: Content): ReadonlyArray<string> => {
  const { publicOrigin, isControlled, providerUrl, databaseUrl, secretKeys, keyFile } = configuration
  const setting = openingSetting(configuration)
  const isOpen = setting !== null
  const open = `Warning: other machines can come here (${setting})`
  const isPlain = !isEncrypted(publicOrigin)
  const all: ReadonlyArray<readonly [boolean, string]> = [
    [
      isOpen && isPlain,
      `${open}, and nobody can sign in over plain http: put a server with https in front, and name its origin by PUBLIC_ORIGIN.`,
    ],
    [
      isOpen && isControlled && providerUrl === null,
      `${open}, and whoever does may use the control page: leave SANDBOX_CONTROL out.`,
    ],
    [
      !isControlled && hasPersonas,
      'Warning: this database holds the people of the sandbox, whose password everybody knows: begin with an empty one.',
    ],
    [
      databaseUrl !== null && secretKeys === null && providerUrl === null,
      `Warning: secrets in the database of DATABASE_URL are encrypted with a key that only this machine has, in ${keyFile}: set SECRET_KEY to the content of that file, on every machine.`,
    ],
  ]
  return all.filter(([isSo]) => isSo).map(([, warning]) => warning)
}

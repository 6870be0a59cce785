import type { Account } from './account.ts'

interface Sent {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * Returns the calls that the provider has received from an account, oldest first.
 * @param name limits the result to one call
 */
export const callsOf = async ({ control }: Account, name?: string): Promise<ReadonlyArray<Sent>> => {
  const { calls } = (await control('GET', 'calls')) as { readonly calls: ReadonlyArray<Sent> }
  return name === undefined ? calls : calls.filter((call) => call.name === name)
}

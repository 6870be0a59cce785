import type { Client } from './running.ts'

/** Submits a form of the sandbox's control page, signed in as this client. */
export const post = (
  client: Client,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  client.fetch(`/sandbox/page/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

export const page = async (client: Client): Promise<string> => (await client.fetch('/sandbox')).text()

/** Returns the value and the label of each option of the select element with this name, in order. */
export const choices = (shown: string, name: string): ReadonlyArray<readonly [string, string]> => {
  const [, list = ''] = new RegExp(`<select name="${name}">(.*?)</select>`, 's').exec(shown) ?? []
  return [...list.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)<\/option>/g)].map(([, sent = '', read = '']) => [
    sent,
    read,
  ])
}

import { attempt, authenticationPaths } from '@paydeck/core'
import { either as E } from 'fp-ts'
import type { Browser } from './browser.ts'
import { piece } from './lines.ts'
import type { Terminal } from './terminal.ts'

/** Result after the terminal has sent a form to the provider's sign-in page. */
type Reply =
  /** The user is signed in. `path` is the path of the page to open next. */
  | { readonly kind: 'entered'; readonly path: string }
  /**
   * The user is not signed in yet. `form` is the input that the provider demands next, and `sentence` is the error message
   * to show, if any.
   */
  | { readonly kind: 'asked'; readonly form: 'password' | 'code'; readonly sentence: string | null }

const codePath = '/authenticate/two-factor'
const noAnswer = 'There is no answer. Is the provider running?'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const sentenceOf = (page: string): string | null =>
  /role="alert"[^>]*>([^<]+)</.exec(page)?.[1]?.replace(/&[a-z#\d]+;/g, (entity) => entities[entity] ?? entity) ?? null

const replyOf = async (response: Response): Promise<Reply> => {
  const path = response.headers.get('location')
  if (response.status === 303 && path !== null) return { kind: 'entered', path }
  const page = await response.text()
  const form = page.includes(`action="${codePath}"`) ? 'code' : 'password'
  return { kind: 'asked', form, sentence: sentenceOf(page) }
}

/** Sends a form as the provider's own sign-in page would (CALL-119). */
const post = async (
  { origin, fetch }: Browser,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Reply> => {
  const reply = await attempt(
    async () => replyOf(await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) })),
    () => noAnswer,
  )()
  return E.isRight(reply) ? reply.right : { kind: 'asked', form: 'password', sentence: reply.left }
}

/**
 * Signs in at the provider without showing its page: asks for email and password, and for the code if two-factor is on.
 * @param address URL of the login page that the app has opened, with the return path in its query (ROUTE-057)
 * @returns the path to open next, or null if the input has ended
 */
export const signIn = async (terminal: Terminal, browser: Browser, address: string): Promise<string | null> => {
  const wayBack = Object.fromEntries(new URL(address, browser.origin).searchParams)
  let reply: Reply = { kind: 'asked', form: 'password', sentence: null }
  while (reply.kind === 'asked') {
    if (reply.sentence !== null) terminal.say([[piece('bad', reply.sentence)]])
    if (reply.form === 'code') {
      const code = await terminal.ask('Code: ')
      if (code === null) return null
      reply = await post(browser, codePath, { ...wayBack, code })
    } else {
      const email = await terminal.ask('Email: ')
      const password = email === null ? null : await terminal.askSecret('Password: ')
      if (email === null || password === null) return null
      reply = await post(browser, authenticationPaths.login, { ...wayBack, email, password })
    }
  }
  return reply.path
}

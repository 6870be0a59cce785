import { makeTryPassword, rejected } from '@paydeck/core/kernel'
import { passwordForms } from '@paydeck/sandbox/account/passwords'
import fc from 'fast-check'
import { taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { passwordText } from '../../core/kernel/password-text.ts'
import { typedTexts } from '../arbitraries/typed-text.ts'

it('SEC-013 passwordText is idempotent, and returns the same text for equivalent characters and all kinds of spaces', () => {
  expect(passwordText('pa\u0308ss\u00a0wo\u3000rd')).toBe('p\u00e4ss wo rd')
  fc.assert(
    fc.property(typedTexts, (text) => {
      const canonical = passwordText(text)
      expect(passwordText(canonical)).toBe(canonical)
      expect([passwordText(text.normalize('NFC')), passwordText(text.normalize('NFD'))]).toEqual([canonical, canonical])
      expect([...passwordForms(text)]).toEqual([...new Set([canonical, text])])
    }),
  )
})

const decomposed = 'a\u0308'
const composed = '\u00e4'

/** Makes a function that submits passwords. Each call is rejected with `status` unless it sends the password `right`. */
const attempts = (right: string | null, status = 400) => {
  const sent: Array<string> = []
  const tryPassword = makeTryPassword()
  const submit = (typed: string) =>
    tryPassword(typed, (password) => {
      sent.push(password)
      return password === right ? TE.right('in') : TE.left(rejected(status, null))
    })()
  return { sent, submit }
}

it('SEC-017 makeTryPassword sends a password’s canonical text; if it is rejected, the next submit sends the typed text', async () => {
  const { sent, submit } = attempts(decomposed)
  expect(await submit(decomposed)).toMatchObject({ _tag: 'Left' })
  expect(await submit(decomposed)).toEqual({ _tag: 'Right', right: 'in' })
  expect(sent).toEqual([composed, decomposed])
})

it('SEC-017 makeTryPassword tries the canonical text of a new password first, and tries it again if the typed text fails', async () => {
  const { sent, submit } = attempts(null)
  for (const typed of [decomposed, 'b', decomposed, decomposed, decomposed]) await submit(typed)
  expect(sent).toEqual([composed, 'b', composed, decomposed, composed])
})

it('SEC-017 if a submit fails for another reason than a wrong password, makeTryPassword sends the canonical text again', async () => {
  const { sent, submit } = attempts(null, 503)
  for (const typed of [decomposed, decomposed]) await submit(typed)
  expect(sent).toEqual([composed, composed])
})

it('SEC-017 makeTryPassword sends one text for each submit: either the canonical or the typed text of the password', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(typedTexts, { maxLength: 6 }), async (texts) => {
      const { sent, submit } = attempts(null)
      for (const typed of texts) await submit(typed)
      expect(sent).toHaveLength(texts.length)
    }),
  )
})

import { passwordForms } from '@paydeck/sandbox/account/passwords'
import fc from 'fast-check'
import { taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { rejected } from '../../core/kernel/fault.ts'
import { passwordText, tryPassword } from '../../core/kernel/password-text.ts'
import { typedTexts } from '../arbitraries/typed-text.ts'

it('SEC-013 passwordText is idempotent, and one for both forms of a letter and for every space', () => {
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

it('SEC-016 tryPassword sends the typed form only after the canonical one is rejected', async () => {
  const sent: Array<string> = []
  const send = (password: string) => {
    sent.push(password)
    return password === 'a\u0308' ? TE.right('in') : TE.left(rejected(400, null))
  }
  expect(await tryPassword('a\u0308', send)()).toEqual({ _tag: 'Right', right: 'in' })
  expect(sent).toEqual(['\u00e4', 'a\u0308'])
  expect(await tryPassword('b', send)()).toMatchObject({ _tag: 'Left' })
  expect(sent).toEqual(['\u00e4', 'a\u0308', 'b'])
})

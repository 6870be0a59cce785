import { expect, it } from 'vitest'
import { filesIn, textOf } from './files.ts'

const withDrafts = filesIn('ui', /\.tsx$/).filter((path) => /\buseDraft\(/.test(textOf(path)))

it('SESS-018 no form with a password, a code or an identity number stores its typed text as a draft', () => {
  expect(withDrafts).toHaveLength(6)
  expect(
    withDrafts.filter((path) => /<(PasswordField|CodeInput|CodeFields)|type="password"/.test(textOf(path))),
  ).toEqual([])
  expect(withDrafts.filter((path) => path.startsWith('ui/security/') || path.startsWith('ui/verification/'))).toEqual(
    [],
  )
})

import { idle } from '@paydeck/core/kernel'
import { isSsn, nationalIdentityView, ssnMessage } from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const nearly = fc.stringMatching(/^[0-9]{7,11}$/)
const typed = fc.oneof(
  nearly,
  fc.string(),
  fc.constantFrom('12345678\n', '１２３４５６７８９', '123-45-67', '123-45-6789', '12345678٩'),
)
const examples: Array<[string]> = [
  ['12345678'],
  ['123456789'],
  ['1234567890'],
  ['123456789\n'],
  ['\n123456789'],
  ['12345678a'],
  ['a12345678'],
  ['12345678٩'],
  [''],
]

/** Independent implementation of the rule, for comparison: counts the digits of the text. */
const isNineDigits = (text: string): boolean => {
  const digits = [...text].filter((character) => character >= '0' && character <= '9')
  return digits.length === 9 && digits.join('') === text
}

const viewOf = (number: string) =>
  nationalIdentityView({
    form: { ...idle, values: { number }, touched: [], refusal: null, refused: null },
    isWhole: false,
  })

it('VERIF-076 LIM-006 isSsn accepts a text if and only if it consists of nine digits', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(isSsn(text)).toBe(isNineDigits(text))
    }),
    { examples },
  )
})

it('VERIF-076 the form can be submitted if and only if its field contains nine digits', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect([viewOf(text).value, viewOf(text).canSubmit]).toEqual([text, isNineDigits(text)])
    }),
    { examples },
  )
})

it('after the user has left the number field, ssnMessage returns an error for every invalid text except the empty one', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const message = ssnMessage(text, true)
      expect(message === null).toBe(isNineDigits(text) || text === '')
      if (message !== null) expect(message).toMatch(/^[A-Z].*\.$/)
    }),
    { examples },
  )
})

it('while the user types, ssnMessage returns an error only for a text that further typing cannot make valid', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{0,9}$/),
      fc.stringMatching(/^[0-9]{10,12}$/),
      fc.constantFrom('-', ' ', 'x'),
      (short, long, other) => {
        expect(ssnMessage(short, false)).toBeNull()
        expect(ssnMessage(long, false)).toBe('Too many digits. Enter nine.')
        expect(ssnMessage(`${short}${other}`, false)).toBe('Use digits only.')
      },
    ),
  )
})

import { expect, it } from 'vitest'
import { codeOf, filesIn } from './files.ts'

/** Files that contain interface texts. Excludes the gallery, which only developers see. */
const files = [
  ...filesIn('core', /\/(texts|tables|view|rules|use-cases)(\/[a-z0-9-]+)?\.ts$/).filter(
    (path) => !path.startsWith('core/testing/'),
  ),
  ...filesIn('ui', /\.(tsx?|html)$/).filter((path) => !path.startsWith('ui/gallery/')),
  ...filesIn('adapters/sandbox', /\.(ts|js|html)$/).filter((path) => !path.includes('/migrations/')),
  ...filesIn('adapters/pages', /\.ts$/),
]

/**
 * Returns the texts in quotes and in markup that begin with a capital letter, and those that contain a space and end like a
 * sentence.
 */
const textsIn = (code: string): ReadonlyArray<string> =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|>([^<>{}$\n]+)</g)]
    .map(([, single, double, markup]) => single ?? double ?? markup ?? '')
    // Excludes names of calls such as "GET /auth/session".
    .filter((text) => !/^[A-Z]+ \//.test(text))
    .filter((text) => /^[A-Z{]/.test(text) || (/ /.test(text) && /[.!?]$/.test(text)))

/** Rejected spellings, with their replacements. */
const spellings: ReadonlyArray<readonly [not: RegExp, but: string]> = [
  [/\be-mail/i, 'email'],
  [/\bmails?\b/i, 'email'],
  [/\blog(ged|ging)? ?(out|off)\b/i, 'sign out'],
  [/\blog(ged|ging)? in\b/i, 'sign in'],
  [/\bsign-out\b/i, 'sign out'],
  [/\b(organ|recogn|real|apolog|minim|maxim|summar|custom|author|initial|categor)is(ations?|e[ds]?|ing)\b/i, '…ize'],
  [/\b(colour|favour|honour|harbour|behaviour|neighbour|labour)/i, '…or'],
  [/\b(centre|theatre|metre|litre|fibre)s?\b/i, '…er'],
  [/\b(cancel|travel|label|model|total)l(ed|ing)\b/i, 'one l'],
  [/\b(licence|defence|offence)s?\b/i, '…ense'],
  [/\b(programme|catalogue|cheque|grey|whilst|learnt|enrolment|fulfil|judgement|postcode)s?\b/i, 'as in the US'],
  [/\banalys(e[ds]?|ing)\b/i, 'analyze'],
]

/** Texts whose wording a requirement fixes, so that the spelling rules do not apply. */
const given: ReadonlyArray<string> = [
  // ERR-078
  'Email on payout invite does not match the current account. Please logout and click the invite link again.',
  // CARD-126
  'Remaining card balances are sent by cheque, mailed within 30 days of June 30th, 2023.',
  // CARD-032
  'Your card is currently inactive. The programme is being revamped and will relaunch with an all-new card.',
]

it('the spelling check finds spellings that are not US spellings', () => {
  const wrong = ['Your e-mail', 'Log out now.', 'Nonprofit organisation', 'My licence', 'Grey.', 'Payment cancelled.']
  expect(wrong.filter((text) => !spellings.some(([not]) => not.test(text)))).toEqual([])
  expect(textsIn("const a = 'your name' + 'Your name' + \"It is so.\"; html`<p>Say it</p>`")).toEqual([
    'Your name',
    'It is so.',
    'Say it',
  ])
})

it('every interface text has US spelling', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((path) =>
    textsIn(codeOf(path))
      .filter((text) => !given.includes(text))
      .flatMap((text) => spellings.flatMap(([not, but]) => (not.test(text) ? [`${path}: ${text} (${but})`] : []))),
  )
  expect(found).toEqual([])
})

import { expect } from 'vitest'

/** Element of an OFX file: its name, and its text or its children. */
export interface OfxElement {
  readonly name: string
  readonly text: string
  readonly children: ReadonlyArray<OfxElement>
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Parses the elements of an OFX 2 file. Fails if the file is not well-formed XML. */
const ofxElements = (file: string): OfxElement => {
  const [, body = ''] = /^<\?xml [^?]*\?>\r\n<\?OFX [^?]*\?>\r\n([^]*)$/.exec(file) ?? []
  // XML 1.0 allows no other characters.
  expect(body).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u)
  const root = { name: '', text: '', children: [] as Array<OfxElement> }
  const open = [root]
  for (const [, closing, name = '', text = ''] of body.matchAll(/<(\/?)([^>]*)>([^<]*)/g)) {
    expect(text).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
    const decoded = text.trim().replaceAll(/&(\w+);/g, (_, entity: string) => entities[entity] ?? '')
    if (closing === '/') expect([open.pop()?.name, decoded]).toEqual([name, ''])
    else {
      const element = { name, text: decoded, children: [] as Array<OfxElement> }
      open.at(-1)?.children.push(element)
      open.push(element)
    }
  }
  expect(open).toHaveLength(1)
  expect(root.children.map((element) => element.name)).toEqual(['OFX'])
  return root.children[0] ?? root
}

const amount = /^[+-]?[0-9]*(([0-9][,.]?)|([,.][0-9]))[0-9]*$/
const day = String.raw`[0-9]{4}((0[1-9])|(1[0-2]))((0[1-9])|([1-2][0-9])|(3[0-1]))`
const time = String.raw`(([0-1][0-9])|(2[0-3]))[0-5][0-9](([0-5][0-9])|(60))(\.[0-9]{3})?(\[[+-]?.+(:.+)?\])?`
const date = new RegExp(`^${day}(${time})?$`)
const text = (length: number): RegExp => new RegExp(`^.{1,${length}}$`, 'u')
const trnTypes =
  'CREDIT DEBIT INT DIV FEE SRVCHG DEP ATM POS XFER CHECK PAYMENT CASH DIRECTDEP DIRECTDEBIT REPEATPMT OTHER'

type Child = readonly [name: string, occurs: '1' | '?' | '*', form: Rule]
type Rule = RegExp | ReadonlyArray<Child>

const status: Rule = [
  ['CODE', '1', /^[0-9]{1,6}$/],
  ['SEVERITY', '1', /^(INFO|WARN|ERROR)$/],
]
const transaction: Rule = [
  ['TRNTYPE', '1', new RegExp(`^(${trnTypes.replaceAll(' ', '|')})$`)],
  ['DTPOSTED', '1', date],
  ['TRNAMT', '1', amount],
  ['FITID', '1', text(255)],
  ['NAME', '?', text(32)],
  ['MEMO', '?', text(255)],
]
const statement: Rule = [
  ['CURDEF', '1', /^[A-Z]{3}$/],
  [
    'BANKACCTFROM',
    '1',
    [
      ['BANKID', '1', text(9)],
      ['ACCTID', '1', text(22)],
      ['ACCTTYPE', '1', /^(CHECKING|SAVINGS|MONEYMRKT|CREDITLINE|CD)$/],
    ],
  ],
  [
    'BANKTRANLIST',
    '1',
    [
      ['DTSTART', '1', date],
      ['DTEND', '1', date],
      ['STMTTRN', '*', transaction],
    ],
  ],
  [
    'LEDGERBAL',
    '1',
    [
      ['BALAMT', '1', amount],
      ['DTASOF', '1', date],
    ],
  ],
]

/** Part of the OFX 2.2 schema that a bank statement uses: the order, number and form of the elements. */
const schema: Rule = [
  [
    'SIGNONMSGSRSV1',
    '1',
    [
      [
        'SONRS',
        '1',
        [
          ['STATUS', '1', status],
          ['DTSERVER', '1', date],
          ['LANGUAGE', '1', /^[A-Z]{3}$/],
        ],
      ],
    ],
  ],
  [
    'BANKMSGSRSV1',
    '1',
    [
      [
        'STMTTRNRS',
        '1',
        [
          ['TRNUID', '1', text(36)],
          ['STATUS', '1', status],
          ['STMTRS', '1', statement],
        ],
      ],
    ],
  ],
]

const validate = (element: OfxElement, rule: Rule, path: string): void => {
  if (rule instanceof RegExp) {
    expect([path, element.children.length, element.text]).toEqual([path, 0, expect.stringMatching(rule)])
    if (rule === amount) expect(element.text.length).toBeLessThanOrEqual(32)
    return
  }
  const order = element.children.map(({ name }) => name).join(' ')
  const expected = rule.map(([name, occurs]) => (occurs === '1' ? `${name} ` : `(${name} )${occurs}`)).join('')
  expect([path, `${order} `.trimStart()]).toEqual([path, expect.stringMatching(new RegExp(`^${expected}$`))])
  for (const child of element.children) {
    const [, , form] = rule.find(([name]) => name === child.name) ?? []
    if (form !== undefined) validate(child, form, `${path}/${child.name}`)
  }
}

/** Fails if an OFX file does not have the elements of the OFX 2.2 schema in their order and form. Returns its elements. */
export const validOfx = (file: string): OfxElement => {
  expect(file).toContain('<?OFX OFXHEADER="200" VERSION="220" ')
  const ofx = ofxElements(file)
  validate(ofx, schema, 'OFX')
  return ofx
}

/** Returns all elements with the name, in the order of the file. */
export const elementsOf = (element: OfxElement, name: string): ReadonlyArray<OfxElement> =>
  element.children.flatMap((child) => (child.name === name ? [child] : elementsOf(child, name)))

/** Returns the text of the only element with the name. */
export const textOf = (element: OfxElement, name: string): string => {
  const found = elementsOf(element, name)
  expect(found).toHaveLength(1)
  return found[0]?.text ?? ''
}

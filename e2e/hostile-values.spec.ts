import type { Page } from 'playwright/test'
import { expect, type Persona, test } from './fixtures.ts'
import { horizontalOverflow } from './layout.ts'
import { waitUntilLoaded, open } from './pages.ts'

/** Unusual or malicious names, as users, merchants and third-party programs could enter them. */
const texts = [
  'W'.repeat(64),
  'محمد عبد الرحمن بن عبد العزيز',
  'abc\u202Edef\u202C',
  '<b>Bold</b> & "Sons"',
  "Robert'); DROP TABLE cards;--",
  '=HYPERLINK("https://evil.example";"x")',
  '👩‍👩‍👧‍👦👍🏽🏳️‍🌈🇨🇭',
  'Z\u0334\u031B\u0351a\u0335\u0310l\u0336\u0346g\u0338\u035Do',
  'ร้านกาแฟที่มีชื่อยาวมากและไม่มีช่องว่างเลยสักที่เดียว',
  '株式会社とても長い名前のお店でございます本店',
  '１２３４５６７８９０',
  'Two  spaces\tand a tab',
  'null',
  'undefined',
  '{product} %s ${0}',
  'İstanbul ıspanak STRASSE ß',
  'Cafe\u0301 Zoe\u0308',
  'a',
  'http://example.com/a?b=c#d',
  'Ünïcödé-with-hyphens-that-go-on-and-on-and-on',
]

/** Amounts in US dollars, as decimal texts. */
const dollars = [
  '0.00',
  '0.01',
  '-0.01',
  '0.99',
  '1.00',
  '-1.00',
  '9.99',
  '10.10',
  '999.99',
  '1000.00',
  '-1000.00',
  '12345.67',
  '99999.99',
  '100000.00',
  '999999.99',
  '-999999.99',
  '1000000.00',
  '12345678.90',
  '-12345678.90',
  '99999999.99',
]

/** Amounts of cryptocurrencies in their smallest units. */
const minorUnits = [
  '0',
  '1',
  '2',
  '9',
  '10',
  '45',
  '99',
  '100',
  '999',
  '1000',
  '99999',
  '100000',
  '1000000',
  '99999999',
  '100000000',
  '2100000000000000',
  '999999999999',
  '1000000000000000000',
  '123456789012345678',
  '999999999999999999999',
]
const coins = ['BTC', 'ETH', 'LTC', 'DOGE', 'XRP', 'USDC', 'BCH', 'SHIB', 'PAX', 'WBTC']
const at = <A>(list: ReadonlyArray<A>, index: number): A => list[index % list.length] as A

const activity = texts.map((merchantName, index) => ({
  merchantName,
  merchantCity: at(texts, index + 3),
  displayPrice: at(dollars, index),
  minutesAgo: index * 50,
}))
const invoices = texts.map((merchantName, index) => ({
  merchantName,
  price: at(dollars, index).replace('-', ''),
  txCurrency: at(coins, index),
  amount: at(minorUnits, index),
  networkCost: at(minorUnits, index + 1),
  exceptionStatus: at([null, 'paidPartial', 'paidOver'], index),
  underpaidAmount: at(minorUnits, index + 2),
  overpaidAmount: at(minorUnits, index + 3),
  status: at(['complete', 'invalid', 'confirmed', 'paid', 'expired'], index),
  orderId: at(texts, index + 5),
  minutesAgo: index * 60,
}))
const bills = texts.map((merchantName, index) => ({
  merchantName,
  name: at(texts, index + 1),
  mask: at(['4821', '0000', '1', '999999'], index),
  balance: at(dollars, index).replace('-', ''),
  lastStatementBalance: at(dollars, index + 2).replace('-', ''),
  nextPaymentMinimumAmount: at(dollars, index + 4).replace('-', ''),
  dueIn: at([0, 1, -1, 30, -400, 3000, null], index),
}))
const cards = texts.slice(0, 8).map((nickname, index) => ({
  provider: at(['galileo', 'firstView'] as const, index),
  nickname,
  balance: at(dollars, index + 10),
  activity: index === 0 ? activity : [],
}))
const payoutList = texts.map((merchantName, index) => ({
  merchantName,
  amount: at(dollars, index).replace('-', ''),
  status: at(['paid', 'pending', 'failed', 'odd'], index),
  minutesAgo: index * 70,
}))

const item = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()

/** Paths of pages, each with a persona and an optional action that shows more content. */
const pages: ReadonlyArray<readonly [string, Persona, ((page: Page) => Promise<void>)?]> = [
  ['/id/home', 'cardholder'],
  ['/id/card', 'cardholder', (page) => item(page, /^W+/).getByRole('link').first().click()],
  [
    '/id/crypto-payments',
    'verified',
    (page) =>
      item(page, /HYPERLINK/)
        .getByRole('button')
        .first()
        .click(),
  ],
  ['/id/bill-pay', 'verified', (page) => item(page, /W+/).getByText('Details').click()],
  ['/id/bill-pay/pay', 'verified'],
  ['/id/settings/profile', 'cardholder'],
  ['/id/settings/card', 'cardholder'],
  ['/id/settings/receiving-addresses', 'recipient'],
]

/** Returns the texts that overflow the panel that contains them. */
const outsideTexts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const found: Array<string> = []
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (words.nextNode() !== null) {
      const { currentNode: node } = words
      const around = node.parentElement?.closest('section, li, article, main')
      if (!(around instanceof HTMLElement) || node.parentElement?.checkVisibility() !== true) continue
      // Text in a box that truncates or scrolls cannot overflow the panel.
      let box = node.parentElement
      while (box !== around && getComputedStyle(box).overflowX === 'visible') box = box.parentElement ?? around
      if (box !== around) continue
      const { left, right } = around.getBoundingClientRect()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()]
      if (boxes.some((box) => box.left < left - 1 || box.right > right + 1)) found.push(node.textContent ?? '')
    }
    return found
  })

/**
 * Returns parts of the page text that show an unformatted value such as "NaN", and characters that change the text
 * direction.
 */
const unformattedValues = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    () => document.body.innerText.match(/NaN|Invalid Date|\[object|Infinity|[\u202A-\u202E\u2066-\u2069]/g) ?? [],
  )

/** Returns the faults of the page at the current width. */
const faultsOf = async (page: Page) => ({
  overflow: await horizontalOverflow(page),
  outside: await outsideTexts(page),
  unread: await unformattedValues(page),
})
const noFaults = { overflow: 0, outside: [], unread: [] }

for (const [path, persona, press] of pages) {
  test(`the page ${path} shows very long and hostile texts without overflow at 320 px and at 1280 px`, async ({
    page,
    account,
  }) => {
    const recipient = persona === 'recipient' ? { payors: texts, payoutList } : {}
    await account(persona, { firstName: at(texts, 0), lastName: at(texts, 5), cards, invoices, bills, ...recipient })
    await page.setViewportSize({ width: 320, height: 900 })
    await open(page, path)
    expect(await faultsOf(page)).toEqual(noFaults)
    await page.setViewportSize({ width: 1280, height: 900 })
    await waitUntilLoaded(page, path)
    expect(await faultsOf(page)).toEqual(noFaults)
    if (press === undefined) return
    await press(page)
    await waitUntilLoaded(page, path)
    expect(await faultsOf(page)).toEqual(noFaults)
  })
}

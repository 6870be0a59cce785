import fc from 'fast-check'

/** Unusual text fragments that users may type or paste. */
const parts = fc.constantFrom(
  '504169',
  '٣',
  '３',
  '४',
  '𝟓',
  '①',
  '²',
  '½',
  ' ',
  '\u00a0',
  '\u3000',
  '\t',
  '\n',
  '\u2028',
  '-',
  '\u2011',
  '–',
  '−',

  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\ufe0f',
  '\u0000',
  '\ufffd',

  'ﬁ',
  'ﬀ',
  'Ａ',
  'ß',
  'ẞ',
  'İ',
  'ı',
  'Å',
  'é',
  'e\u0301',
  'a\u0323\u0307',
  '\u0301',
  '가',
  '\u1112\u1161\u11ab',
  'می\u200cخواهم',
  '👩‍👩‍👧',
  '👍🏽',
  '🇩🇪',
  '1️⃣',
  '❤️',
  '\ud800',
  '\udc00',
  'Café',
  'ÇA',
  'σς',
  'Kelvin',
  '\u00a8',
  '\u037a',
  'क्‍ष',
)

/**
 * Texts that contain unusual characters: digits of other scripts, invisible characters, directional marks, ligatures,
 * combining marks and emoji.
 */
export const typedTexts = fc
  .array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 2 }), fc.string({ maxLength: 3 })), { maxLength: 8 })
  .map((some) => some.join(''))

const addresses = fc.constantFrom(
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  'QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
)

/**
 * Wallet addresses as users paste them: the address alone, in a payment URI, with a query, chain or tag, and with extra
 * characters.
 */
export const addressTexts = fc
  .tuple(
    fc.constantFrom(
      '',
      'bitcoin:',
      'BITCOINCASH:',
      'Litecoin:',
      'ethereum:',
      'ethereum:pay-',
      'polygon:',
      'MATIC:',
      'arb1:',
      'base://',
      'Tron:',
      'lightning:',
      'xrpl://',
      'ripple:',
      'https:',
    ),
    fc.constantFrom('', ' ', '\u200b', '\n', '\u2066'),
    addresses,
    fc.constantFrom(
      '',
      '@1',
      '@137',
      '@0x89',
      '@0XA4B1?value=1',
      '@0x',
      '/',
      '?amount=1',
      '?dt=12',
      ':12',
      '?amount=1&dt=12',
      '@1?value=2e18',
      '/transfer?address=0x1',
    ),
  )
  .map(([scheme, between, address, end]) => scheme + address.slice(0, 5) + between + address.slice(5) + between + end)

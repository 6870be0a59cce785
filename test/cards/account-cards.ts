/* Cards of an account, as the body of a request to the sandbox's control API. */

export const spent = (merchantName: string, displayPrice: string, minutesAgo: number, more = {}) => ({
  merchantName,
  displayPrice,
  minutesAgo,
  ...more,
})
const day = 24 * 60

export const everyday = {
  provider: 'galileo',
  nickname: 'Everyday',
  balance: '1284.55',
  lastFourDigits: '4821',
  activationDate: 1_600_000_000_000,
  activity: [
    spent('Glasshouse Coffee', '-18.40', 12, { status: 'pending', category: 'dining' }),
    spent('Copperline Market', '-86.23', 2 * day, {
      category: 'groceries',
      merchantCity: 'Portland',
      merchantState: 'OR',
    }),
    spent('Northbank Books', '21.50', 5 * day, { category: 'shopping' }),
    spent('Lantern Cinema', '-27.00', 200 * day, { category: 'entertainment' }),
  ],
}
const travel = {
  provider: 'galileo',
  nickname: 'Travel',
  lastFourDigits: '7785',
  lockedByUser: true,
  activationDate: 1_600_000_000_000,
  activity: [],
}
const old = { provider: 'firstView', nickname: 'Old card', lastFourDigits: '3400', activity: [] }

/** An active card, a locked card, and a card of the former card programme. */
export const threeCards = { cards: [everyday, travel, old] }

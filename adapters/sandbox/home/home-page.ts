import { decimalText } from '@paydeck/core/model'
import type { Handlers } from '../calls/context.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import { type Coin, coins } from '../money/currencies.ts'

const hour = 3_600_000
const day = 24 * hour
const mostPoints = 500

/**
 * Periods and amplitudes of sine waves. Their sum simulates the market price of a coin. Every request for the same time
 * therefore gets the same price.
 */
const waves = [
  { hours: 61, share: 0.021 },
  { hours: 17, share: 0.009 },
  { hours: 5.3, share: 0.004 },
  { hours: 1.1, share: 0.0015 },
] as const

const phase = (seed: string): number => (Number.parseInt(digest(seed).slice(0, 8), 16) / 0xffff_ffff) * 2 * Math.PI

const centsAt = (coin: Coin, at: number): number => {
  const swing = waves.reduce(
    (sum, { hours, share }) =>
      sum + share * Math.sin((at / (hours * hour)) * 2 * Math.PI + phase(`${coin.code}:${hours}`)),
    0,
  )
  return Math.round(coin.cents * (1 + swing))
}

export const homePageHandlers = {
  'GET /rates/history/:code/USD': async ({ now }, { code, period, points }) => {
    const coin = coins.find((known) => known.code === code) ?? notFound()
    if (period !== '1D') refuse(400, 'The period must be 1D.')
    if (points < 2 || points > mostPoints) refuse(400, `The number of points must be from 2 to ${mostPoints}.`)
    const last = now()
    const interval = day / (points - 1)
    return {
      points: Array.from({ length: points }, (_, index) => {
        const time = Math.round(last - (points - 1 - index) * interval)
        return { time, price: decimalText((centsAt(coin, time) / 100).toFixed(2)) }
      }),
    }
  },
} satisfies Handlers<'GET /rates/history/:code/USD'>

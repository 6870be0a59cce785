import * as t from 'io-ts'
import { amountNumber } from '../amount.ts'
import { rest } from '../call.ts'
import { list, record } from '../codec.ts'

/** Codec of a whole number that is written as digits in a URL. */
const count = new t.Type<number, unknown, unknown>(
  'count',
  (value): value is number => Number.isSafeInteger(value),
  (value, context) => {
    const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value
    return Number.isSafeInteger(number) ? t.success(number as number) : t.failure(value, context)
  },
  (value) => value,
)

/** Fetches the price history of a coin, oldest point first (HOME-034). `time` is in milliseconds since 1970. */
export const getPriceHistory = rest({
  name: 'GET /rates/history/:code/USD',
  input: record({ code: t.string, period: t.string, points: count }),
  reply: record({ points: list(record({ time: t.number, price: amountNumber })) }),
})

import type { PriceHistory } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { getPriceHistory } from '../../wire/home/home-page.ts'

/** Implements the port `PriceHistory`. Prices are always in US dollars, because the call's path names this currency. */
export const restPriceHistory = (client: RestClient): PriceHistory => ({
  of: ({ code, period, points }) =>
    F.pipe(
      client.call(getPriceHistory)({ code, period, points }),
      TE.map((history) => history.points),
    ),
})

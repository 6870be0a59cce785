import type { PriceHistory } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { getPriceHistory } from '../../wire/home/home-page.ts'

/** The currency stands in the address: the provider tells prices in US dollars only. */
export const restPriceHistory = (client: RestClient): PriceHistory => ({
  of: ({ code, period, points }) =>
    F.pipe(
      client.call(getPriceHistory)({ code, period, points }),
      TE.map((history) => history.points),
    ),
})

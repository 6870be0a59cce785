import type { ApplicationRecords, ShopperRecords } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { getApplications, getMissingShopperInfo } from '../../wire/verification/applications.ts'

export const restApplicationRecords = (client: RestClient): ApplicationRecords => ({
  list: client.call(getApplications)(),
})

export const restShopperRecords = (client: RestClient): ShopperRecords => ({
  isInfoMissing: F.pipe(
    client.call(getMissingShopperInfo)(),
    TE.map(({ isMissingShopperInfo }) => isMissingShopperInfo),
  ),
})

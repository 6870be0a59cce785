import { configurationOf } from '@paydeck/adapters/browser/configuration'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { expect, it } from 'vitest'

const origin = 'https://logos.example'
const { pictureOrigins, isCodeCached: _, ...older } = appConfiguration({ PICTURE_ORIGINS: origin })

const read = (written: unknown) => {
  const content = JSON.stringify(written)
  return configurationOf({ querySelector: () => ({ getAttribute: () => content }) as unknown as Element })
}

it('BILL-094 `configurationOf` returns the picture origins that the document contains', () => {
  expect(read({ ...older, pictureOrigins }).pictureOrigins).toEqual([origin])
})

it('BILL-094 if the document of an older server lacks picture origins, `configurationOf` returns an empty list of origins', () => {
  expect(read(older)).toEqual({ ...older, pictureOrigins: [] })
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

const face = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
).toString('base64')

/**
 * Sets the page in a typeface that comes with the packages, and gives each time one room: the pictures of every machine
 * and hour have the same lines.
 */
export const setType = async (page: Page): Promise<void> =>
  page.evaluate(async (woff) => {
    const bytes = Uint8Array.from(atob(woff), (letter) => letter.charCodeAt(0))
    document.fonts.add(await new FontFace('Picture', bytes, { weight: '100 900' }).load())
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { font-family: Picture !important }' +
        'time { display: inline-block; inline-size: 10ch; block-size: 1lh; overflow: clip; vertical-align: bottom }',
    )
    document.adoptedStyleSheets.push(sheet)
    await document.fonts.ready
  }, face)

/** CSS pixels that become one. */
const scale = 12

/** A picture of a twelfth of the width: small to keep, and how a letter's edge is smoothed makes no difference. */
const shrunk = async (page: Page, picture: Buffer): Promise<Buffer> => {
  const blank = await page.context().newPage()
  const small = await blank.evaluate(
    async ({ png, by }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const [width, height] = [image.width, image.height].map((length) => Math.max(1, Math.round(length / by)))
      const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('No canvas to draw on')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
    },
    { png: picture.toString('base64'), by: scale },
  )
  await blank.close()
  return Buffer.from(small, 'base64')
}

/** The picture of a page that stands still: what another width moves comes a moment after it, and the height with that. */
export const still = async (page: Page, take: () => Promise<Buffer>): Promise<Buffer> => {
  // The page is told of a width with the frame that shows it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  let picture = await take()
  const isStill = async (): Promise<boolean> => {
    const before = picture
    picture = await take()
    return picture.equals(before)
  }
  await expect.poll(isStill).toBe(true)
  return picture
}

/**
 * Finds a picture as it is kept in `e2e/pictures`: no more than 1 of 1000 points differ by what an eye would notice.
 * `npm run test:e2e -- pictures --update-snapshots` keeps new ones.
 */
export const expectPicture = async (page: Page, picture: Buffer, name: string): Promise<void> =>
  expect.soft(await shrunk(page, picture)).toMatchSnapshot(`${name}.png`, { maxDiffPixelRatio: 0.001, threshold: 0.03 })

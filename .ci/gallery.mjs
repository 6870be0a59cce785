// The gallery: the parts of the kit in their states, on a page of its own. `npm run gallery` serves and opens it;
// `npm run gallery -- --pictures <folder>` writes pictures of them into a folder instead, in every look.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lookAt, looks, openParts, serveGallery } from './gallery-server.mjs'

const { pictures } = parseArgs({ options: { pictures: { type: 'string' } } }).values

const openers = { list: '[role="combobox"]', menu: '[aria-haspopup="menu"]' }

const takePictures = async (address, folder) => {
  const { chromium } = await import('playwright')
  const { findChromium } = (await import('./chromium.cjs')).default
  const executablePath = findChromium() ?? undefined
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  mkdirSync(folder, { recursive: true })
  try {
    for (const [name, look] of Object.entries(looks)) {
      const page = await browser.newPage()
      await openParts(page, address)
      await lookAt(page, look)
      for (const group of await page.locator('[data-group]').all()) {
        const path = join(folder, `${await group.getAttribute('data-group')}-${name}.png`)
        await group.screenshot({ path, animations: 'disabled' })
        console.log(path)
      }
      // What only a press opens.
      for (const [what, opener] of Object.entries(openers)) {
        const path = join(folder, `${what}-${name}.png`)
        await page.locator(opener).first().click()
        await page.screenshot({ path, animations: 'disabled' })
        await page.keyboard.press('Escape')
        console.log(path)
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

if (pictures === undefined) {
  const { address } = await serveGallery({ open: '/id/gallery/' })
  console.log(`The gallery: ${address}`)
} else {
  const { address, close } = await serveGallery({ hmr: false, watch: null })
  try {
    await takePictures(address, resolve(pictures))
  } finally {
    await close()
  }
}

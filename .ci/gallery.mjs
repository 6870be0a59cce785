// The gallery: the parts of the kit in their states, on a page of its own. `npm run gallery` serves and opens it;
// `npm run gallery -- --pictures <folder>` writes pictures of them into a folder instead: wide, dark, as on a phone, and
// in forced colours.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const { pictures } = parseArgs({ options: { pictures: { type: 'string' } } }).values

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    port: Number(process.env.PORT ?? 5183),
    strictPort: false,
    ...(pictures === undefined ? { open: '/id/gallery/' } : { hmr: false, watch: null }),
  },
})
await server.listen()
const address = new URL('gallery/', server.resolvedUrls.local[0]).href

/** What is looked at: the width of the window, the appearance, and whether the system forces its colours. */
const looks = {
  'wide-light': { width: 1280, appearance: 'light', forcedColors: 'none' },
  'wide-dark': { width: 1280, appearance: 'dark', forcedColors: 'none' },
  'phone-light': { width: 390, appearance: 'light', forcedColors: 'none' },
  'wide-forced-colours': { width: 1280, appearance: 'light', forcedColors: 'active' },
}

const openers = { list: '[role="combobox"]', menu: '[aria-haspopup="menu"]' }

const takePictures = async (folder) => {
  const { chromium } = await import('playwright')
  const { findChromium } = (await import('./chromium.cjs')).default
  const executablePath = findChromium() ?? undefined
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  mkdirSync(folder, { recursive: true })
  try {
    for (const [name, { width, appearance, forcedColors }] of Object.entries(looks)) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, forcedColors, reducedMotion: 'reduce' })
      await page.goto(`${address}?appearance=${appearance}&bare`, { waitUntil: 'networkidle' })
      await page.getByRole('main').waitFor()
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
  console.log(`The gallery: ${address}`)
} else {
  try {
    await takePictures(resolve(pictures))
  } finally {
    await server.close()
  }
}

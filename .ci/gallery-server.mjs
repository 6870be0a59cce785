import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')

/** How the gallery is looked at: width of the window, appearance, size of letters, and whether the system forces colours. */
export const looks = {
  'wide-light': { width: 1280, appearance: 'light' },
  'wide-dark': { width: 1280, appearance: 'dark' },
  'wide-large-text': { width: 1280, appearance: 'light', textSize: '200%' },
  'tablet-light': { width: 768, appearance: 'light' },
  'phone-light': { width: 390, appearance: 'light' },
  'narrow-light': { width: 320, appearance: 'light' },
  'wide-forced-colours': { width: 1280, appearance: 'light', forcedColors: 'active' },
}

/**
 * Serves the gallery from the sources. `server` are settings of Vite's server. Returns its address and what ends it.
 */
export const serveGallery = async (server = {}) => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    server: { port: Number(process.env.PORT ?? 5183), strictPort: false, ...server },
  })
  await vite.listen()
  return { address: new URL('gallery/', vite.resolvedUrls.local[0]).href, close: () => vite.close() }
}

/** Opens the parts, without the gallery's own bar, in a page of Playwright. */
export const openParts = async (page, address) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${address}?bare`, { waitUntil: 'networkidle' })
  await page.getByRole('main').waitFor()
}

/** Lets the open parts be looked at otherwise; `look` is one of `looks`. */
export const lookAt = async (page, { width, appearance, forcedColors = 'none', textSize = '100%' }) => {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
  await page.evaluate(
    ([scheme, size]) => {
      document.documentElement.style.colorScheme = scheme
      document.documentElement.style.fontSize = size
    },
    [appearance, textSize],
  )
}

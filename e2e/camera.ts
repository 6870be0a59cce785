import { findChromium } from '../.ci/chromium.cjs'
import type { test } from './fixtures.ts'

const chromium = findChromium()

/** Browser options with a camera that shows a moving picture and needs no permission. */
export const withCamera = {
  launchOptions: {
    ...(chromium === null ? {} : { executablePath: chromium }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
  // With reduced motion the camera takes no photo by itself, so the test presses the button.
  contextOptions: { reducedMotion: 'reduce' },
} satisfies Parameters<typeof test.use>[0]

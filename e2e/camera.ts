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
  // With reduced motion, the verification app takes no photo automatically, so the test presses the camera button.
  contextOptions: { reducedMotion: 'reduce' },
} satisfies Parameters<typeof test.use>[0]

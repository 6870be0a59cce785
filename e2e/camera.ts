import { findChromium } from '../.ci/chromium.cjs'
import type { test } from './fixtures.ts'

const chromium = findChromium()

/** A browser with a camera that shows a moving picture, and is allowed without a question. */
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
  // Nothing is photographed by itself then, so that the test presses.
  contextOptions: { reducedMotion: 'reduce' },
} satisfies Parameters<typeof test.use>[0]

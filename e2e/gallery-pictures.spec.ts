import { test } from 'playwright/test'
import { looks, openParts, serveGallery } from '../.ci/gallery-server.mjs'
import { expectPicture, setType } from './picture.ts'

// One after another: they share the server that the first of them starts.
test.describe.configure({ mode: 'default' })

let gallery: Awaited<ReturnType<typeof serveGallery>>

test.beforeAll(async () => {
  gallery = await serveGallery({ port: 0, hmr: false, watch: null })
})
test.afterAll(() => gallery.close())

for (const [name, look] of Object.entries(looks)) {
  test(`the parts of the kit look as they did: ${name}`, async ({ page }) => {
    await openParts(page, gallery.address, look)
    await setType(page)
    for (const group of await page.locator('[data-group]').all()) {
      const picture = await group.screenshot({ animations: 'disabled' })
      await expectPicture(page, picture, `${await group.getAttribute('data-group')}-${name}`)
    }
  })
}

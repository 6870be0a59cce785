import { type Page, test } from 'playwright/test'
import { lookAt, looks, openParts, serveGallery } from '../.ci/gallery-server.mjs'
import { expectPicture, setType } from './picture.ts'

// One after another: they look at the one page that the first of them opens, which takes longer than they do.
test.describe.configure({ mode: 'default' })

let gallery: Awaited<ReturnType<typeof serveGallery>>
let page: Page

test.beforeAll(async ({ browser }) => {
  // Every module is made for the browser here.
  test.setTimeout(180_000)
  gallery = await serveGallery({ port: 0, hmr: false, watch: null })
  page = await (await browser.newContext()).newPage()
  await openParts(page, gallery.address)
  await setType(page)
})
test.afterAll(async () => {
  await page.context().close()
  await gallery.close()
})

for (const [name, look] of Object.entries(looks)) {
  test(`the parts of the kit look as they did: ${name}`, async () => {
    await lookAt(page, look)
    // A page that stands there already is drawn a little otherwise once they are forced.
    if (look.forcedColors !== undefined) {
      await openParts(page, gallery.address)
      await setType(page)
    }
    for (const group of await page.locator('[data-group]').all()) {
      const picture = await group.screenshot({ animations: 'disabled' })
      await expectPicture(page, picture, `${await group.getAttribute('data-group')}-${name}`)
    }
  })
}

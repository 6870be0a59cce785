// Serves the gallery, which shows the components of the kit in their states, and opens it in a browser.
import { serveGallery } from './gallery-server.mjs'

const { address } = await serveGallery({ open: '/id/gallery/' })
console.log(`The gallery: ${address}`)

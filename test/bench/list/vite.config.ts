import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Builds two pages with the same rows: one with the app's list, and one with plain DOM code. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  base: '/list/',
  resolve: { conditions: ['@paydeck/source', 'es2015', ...defaultClientConditions] },
  build: { rolldownOptions: { input: ['ours', 'raw'].map((name) => join(import.meta.dirname, `${name}.html`)) } },
})

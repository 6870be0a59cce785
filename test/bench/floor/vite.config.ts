import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** As a page is built that was not made small. */
export default defineConfig({ plugins: [react({ jsxImportSource: '@emotion/react' })], base: '/id/' })

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Default build settings, without size optimisations. */
export default defineConfig({ plugins: [react({ jsxImportSource: '@emotion/react' })], base: '/id/' })

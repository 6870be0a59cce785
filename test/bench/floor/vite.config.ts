import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Default build settings, without the app's optimisations of size. */
export default defineConfig({ plugins: [react({ jsxImportSource: '@emotion/react' })], base: '/id/' })

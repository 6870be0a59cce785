import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defaultClientConditions, defineConfig } from 'vite'

// The page is under /id/. The provider answers all other paths, such as those of the login page and of the calls.
const proxy = {
  '^/(?!id/)|^/id/(language|verify)': { target: process.env['PROVIDER_URL'] ?? 'http://localhost:4280' },
}

/** Policy of the built page. Svelte creates its elements with a Trusted Types policy of its own. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html"

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/id/',
  plugins: [svelte({ compilerOptions: { runes: true } })],
  // In this repository, `--mode source` uses the sources of the packages instead of their builds.
  resolve: { conditions: [...(mode === 'source' ? ['@paydeck/source'] : []), ...defaultClientConditions] },
  server: { proxy },
  preview: { proxy, headers: { 'content-security-policy': policy } },
}))

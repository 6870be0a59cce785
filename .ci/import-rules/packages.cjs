'use strict'
// Packages and their entry points that the import rules refer to.

const packages = (...names) => names.map((name) => `^node_modules/${name}/`)
/** Entry point of the package. Deep paths of fp-ts break plain Node or prevent tree shaking. */
const functional = ['^node_modules/(fp-ts|io-ts)/lib/index\\.js$']
const fpTs = ['^node_modules/fp-ts/lib/index\\.js$']
const streams = ['^node_modules/rxjs/(dist|index)[^/]*', '^node_modules/rxjs/dist/[^/]+/index\\.js$']
const react = packages('react', '@types/react', 'react-dom', '@types/react-dom', '@emotion/react')
const router = packages('react-router')
const widgets = packages('react-aria-components', '@tanstack/react-virtual', 'lean-qr')
const core = ['^core/(index|model|money/index)\\.ts$']

module.exports = { packages, functional, fpTs, streams, react, router, widgets, core }

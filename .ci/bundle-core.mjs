// Bundles the core: one file per export of the package, and chunks for code that several exports share. Importing hundreds
// of separate modules would cost Node more time than running them. The compiler writes the declarations beside the bundles.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

const core = join(import.meta.dirname, '../core')
const into = process.argv[2] ?? join(core, 'dist')
const { exports, peerDependencies } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))

/** Maps the name of each built file, without "./dist/" and ".js", to the path of its source file. */
const entries = Object.fromEntries(
  Object.values(exports).map((conditions) => [
    conditions.default.slice('./dist/'.length, -'.js'.length),
    join(core, conditions['@paydeck/source']),
  ]),
)

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type.startsWith('Function')

/** Returns the positions of calls that run when the module is imported. */
const callsOf = (node, found = []) => {
  if (Array.isArray(node)) for (const one of node) callsOf(one, found)
  else if (typeof node?.type === 'string' && !isFunction(node)) {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') found.push(node.start)
    for (const part of Object.values(node)) if (typeof part === 'object') callsOf(part, found)
  }
  return found
}

/** True if the code reads a property or copies an object. Both may run a getter. */
const reads = (node) => {
  if (Array.isArray(node)) return node.some(reads)
  if (typeof node?.type !== 'string' || isFunction(node) || node.type.startsWith('TSType')) return false
  if (node.type === 'MemberExpression' || node.type === 'SpreadElement') return true
  return Object.values(node).some((part) => typeof part === 'object' && reads(part))
}

/**
 * Returns the initial values of a module's variables. Includes only values that read a property or copy an object, because
 * these may run a getter.
 */
const madeOf = (body) =>
  body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init !== null && reads(init) ? [init] : []))

/**
 * Marks calls as pure, so that bundlers can remove unused calls. The package's manifest declares that modules have no side
 * effects, but bundlers use this only to drop whole modules.
 */
const pureCalls = {
  name: 'pure-calls',
  transform(_code, _id, { ast, magicString }) {
    for (const at of new Set(callsOf(ast.body))) magicString.prependRight(at, '/* @__PURE__ */ ')
    for (const { start, end } of madeOf(ast.body)) {
      magicString.appendLeft(start, '/* @__PURE__ */ (() => (')
      magicString.appendRight(end, '))()')
    }
    return { code: magicString }
  },
}

await build({
  input: entries,
  cwd: core,
  platform: 'neutral',
  external: new RegExp(`^(${Object.keys(peerDependencies).join('|')})(/|$)`),
  plugins: [pureCalls],
  preserveEntrySignatures: 'strict',
  treeshake: { moduleSideEffects: false },
  experimental: { nativeMagicString: true },
  output: {
    dir: into,
    format: 'esm',
    sourcemap: true,
    // The package contains the sources as separate files.
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash:7].js',
  },
})

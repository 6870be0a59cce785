// Bundles the core: one file per export of the package, and chunks for code that several exports share. Importing hundreds
// of separate modules would cost Node more time than running them. The compiler writes the declarations beside the bundles.
// A second build, in `node`, is for Node itself.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'rolldown'

const core = join(import.meta.dirname, '../core')
const into = process.argv[2] ?? join(core, 'dist')
const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))

/** Maps the name of each built file, without "./dist/" and ".js", to the path of its source file. */
const entries = Object.fromEntries(
  Object.values(exports)
    .filter((target) => typeof target === 'object')
    .map((conditions) => [
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

/**
 * True if the code reads a property, copies an object or joins texts. Bundlers keep such code, because it may run a getter
 * or a conversion to text.
 */
const mayRunCode = (node) => {
  if (Array.isArray(node)) return node.some(mayRunCode)
  if (typeof node?.type !== 'string' || isFunction(node) || node.type.startsWith('TSType')) return false
  if (['MemberExpression', 'SpreadElement', 'BinaryExpression'].includes(node.type)) return true
  if (node.type === 'TemplateLiteral' && node.expressions.length > 0) return true
  return Object.values(node).some((part) => typeof part === 'object' && mayRunCode(part))
}

/** Returns the initial values of a module's variables that bundlers would keep because they may run code. */
const madeOf = (body, id) =>
  body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ id: { type }, init }) => {
      if (type !== 'Identifier')
        throw new Error(`${id}: bundlers cannot remove a variable that is destructured outside of a function`)
      return init !== null && mayRunCode(init) ? [init] : []
    })

/** Returns the initial values of a module's exported constants, except functions. */
const constantsOf = (body) =>
  body
    .flatMap(({ type, declaration }) => (type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : []))
    .flatMap(({ init }) => (init === null || init === undefined || isFunction(init) ? [] : [init]))

const freezing = join(core, 'kernel/frozen.ts')

/** Freezes the exported constants of all modules, so that no program can change the tables of another program. */
const frozenConstants = {
  name: 'frozen-constants',
  transform(_code, id, { ast, magicString }) {
    if (!id.startsWith(core) || id === freezing) return null
    const constants = constantsOf(ast.body)
    if (constants.length === 0) return null
    for (const { start, end } of constants) {
      magicString.appendLeft(start, '__frozen(')
      magicString.appendRight(end, ')')
    }
    magicString.prepend(`import { frozen as __frozen } from ${JSON.stringify(freezing)}\n`)
    return { code: magicString }
  },
}

/**
 * Marks calls as pure, so that bundlers can remove unused calls. The package's manifest declares that modules have no side
 * effects, but bundlers use this only to drop whole modules.
 */
const pureCalls = {
  name: 'pure-calls',
  transform(_code, id, { ast, magicString }) {
    if (/node_modules[\\/](?!fp-ts)/.test(id)) return null
    for (const at of new Set(callsOf(ast.body))) magicString.prependRight(at, '/* @__PURE__ */ ')
    for (const { start, end } of madeOf(ast.body, id)) {
      magicString.appendLeft(start, '/* @__PURE__ */ (() => (')
      magicString.appendRight(end, '))()')
    }
    return { code: magicString }
  },
}

const shared = {
  input: entries,
  cwd: core,
  platform: 'neutral',
  resolve: { mainFields: ['module', 'main'] },
  plugins: [frozenConstants, pureCalls],
  preserveEntrySignatures: 'strict',
  treeshake: { moduleSideEffects: false },
  experimental: { nativeMagicString: true },
  checks: { pluginTimings: false },
}

const output = {
  format: 'esm',
  // The declarations contain the docstrings.
  comments: { jsdoc: false },
  sourcemap: true,
  // The package contains the sources as separate files.
  sourcemapExcludeSources: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'shared/[name]-[hash:7].js',
}

const folderOf = (name) => dirname(createRequire(join(core, 'index.ts')).resolve(`${name}/package.json`))

/** Chunk for the code of packages. */
const packages = { name: 'node_modules', test: /[\\/]node_modules[\\/]/, priority: 100 }

/** Builds the core with code of packages. Adds their licences, and removes source maps that lead out of the package. */
const buildWith = async (names, folder, options) => {
  const { output: built } = await build({
    ...shared,
    ...options,
    output: { ...output, ...options.output, dir: folder },
  })
  for (const name of names) copyFileSync(join(folderOf(name), 'LICENSE'), join(folder, `LICENSE-${name}`))
  for (const { fileName } of built) {
    if (!fileName.startsWith(`shared/${packages.name}`)) continue
    const path = join(folder, fileName)
    if (fileName.endsWith('.map')) rmSync(path)
    else writeFileSync(path, readFileSync(path, 'utf8').replace(/\/\/# sourceMappingURL.*\s*$/, ''))
  }
}

// Contains the used functions of fp-ts, because esbuild keeps unused parts of its modules.
await buildWith(['fp-ts'], into, {
  external: /^(io-ts|rxjs|fast-check)(\/|$)/,
  output: { codeSplitting: { groups: [packages] } },
})

/** Maps each name that rxjs exports to the path of its file in the package. */
const filesOfRxjs = new Map(
  [
    ...readFileSync(join(folderOf('rxjs'), 'dist/esm/index.js'), 'utf8').matchAll(
      /export \{ ([^}]*) \} from '\.\/(internal[^']*)'/g,
    ),
  ].flatMap(([, names, path]) => names.split(', ').map((name) => [name, `rxjs/${path}`])),
)

/**
 * Replaces the import of rxjs by imports of single files, which Node loads faster than the whole package. The files contain
 * the classes of the package, so that observables of the core and of its users fit together.
 */
const singleFiles = {
  name: 'single-files',
  transform(_code, _id, { ast, magicString }) {
    for (const node of ast.body) {
      if (node.type !== 'ImportDeclaration' || node.source.value !== 'rxjs' || node.importKind === 'type') continue
      const imports = node.specifiers
        .filter(({ importKind }) => importKind !== 'type')
        .map(({ imported, local }) => {
          const file = filesOfRxjs.get(imported.name)
          if (file === undefined) throw new Error(`${imported.name} is in no file of rxjs`)
          return `import { ${imported.name} as ${local.name} } from '${file}'`
        })
      magicString.overwrite(node.start, node.end, imports.join(';'))
    }
    return { code: magicString }
  },
}

/**
 * Folders and files of the core, in an order in which each imports only those before it. The modules of each name are one
 * chunk, together with modules that they import and that are in no earlier chunk.
 */
const folders = [
  'money',
  'kernel|platform|presentation',
  ...'routes security waitlist referral toasts controls carousel connection payments session startup'.split(' '),
  ...'shell verification home passkeys profile receiving cards bill-pay activity'.split(' '),
  ...'model modals|pages app tables memory testing properties'.split(' '),
]
const groups = folders.map((names, index) => ({
  name: /[a-z-]+$/.exec(names)[0],
  test: new RegExp(`[\\\\/]core[\\\\/](${names})([\\\\/]|\\.ts$)`),
  priority: folders.length - index,
}))

// A second build for Node, which has no bundler that would leave out unused code of the packages. It contains the used parts
// of fp-ts and io-ts, whose values are plain objects, and has few chunks.
await buildWith(['fp-ts', 'io-ts'], join(into, 'node'), {
  external: /^(rxjs\/internal\/|fast-check$)/,
  plugins: [singleFiles, ...shared.plugins],
  output: { codeSplitting: { groups: [packages, ...groups] } },
})

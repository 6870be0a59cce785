// Runs Vite's development server with hot reload on `PORT`, and the sandbox on the next port. Vite forwards calls of the
// provider's API to the sandbox. Node restarts the sandbox when one of its files changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const port = process.env.PORT ?? '5173'
const sandboxPort = String(Number(port) + 1)

const run = (words, env) =>
  spawn(process.execPath, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

const children = [
  run(['--watch', '--watch-preserve-output', '--conditions=@paydeck/source', 'adapters/sandbox/main.ts'], {
    PORT: sandboxPort,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  }),
  run([join('node_modules', 'vite', 'bin', 'vite.js')], {
    PORT: port,
    PAYDECK_SANDBOX: `http://localhost:${sandboxPort}`,
  }),
]

const stop = () => children.forEach((child) => child.kill())
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
console.log(`Paydeck in development: http://localhost:${port}/id/`)

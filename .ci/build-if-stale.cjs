'use strict'
// Builds the UI when ui/dist is missing or older than what it is made of.
var childProcess = require('child_process')
var fs = require('fs')
var path = require('path')

var root = path.join(__dirname, '..')
var sources = ['core', 'adapters', 'ui', 'vite.config.ts', 'package-lock.json']
var built = path.join(root, 'ui', 'dist', 'index.html')
var notSources = { node_modules: true, dist: true, sandbox: true }

function isNewer(file, than) {
  var stat = fs.statSync(file)
  if (!stat.isDirectory()) return stat.mtimeMs > than
  return fs.readdirSync(file).some(function (name) {
    return !notSources[name] && isNewer(path.join(file, name), than)
  })
}

function isStale() {
  if (!fs.existsSync(built)) return true
  var than = fs.statSync(built).mtimeMs
  return sources.some(function (name) {
    return isNewer(path.join(root, name), than)
  })
}

if (isStale()) {
  console.log('Building the UI …')
  var vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  var result = childProcess.spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exit(result.status === null ? 1 : result.status)
}

'use strict'
// Prepares a fresh clone, so that `npm start` and `npm test` work as the first command. Runs before anything is installed
// and on any Node. So the file has old JavaScript syntax and uses no package.
var fs = require('fs')
var os = require('os')
var path = require('path')
var childProcess = require('child_process')
var children = require('./run-child.cjs')

var root = path.join(__dirname, '..')
var oldestNode = 18
/** Free space in MB: for the packages, and for a start or a test run in addition. */
var spaceOfPackages = 900
var spaceOfRun = 200

function stop(sentence) {
  console.error('\n' + sentence + '\n')
  process.exit(1)
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages
  } catch {
    return null
  }
}

/** True if the installed packages match the lockfile. Packages for other platforms may be missing. */
function isInstalled() {
  var wanted = readLock('package-lock.json')
  var installed = readLock('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  return Object.keys(wanted).every(function (name) {
    if (name.indexOf('node_modules/') === -1) return true
    var there = installed[name]
    if (!there) return Boolean(wanted[name].optional || wanted[name].peer || wanted[name].devOptional)
    return there.version === wanted[name].version
  })
}

/** Stops if a disk has too little free space. Later failures would rarely name this cause. */
function checkSpace(folder, least) {
  if (!fs.statfsSync) return
  var disk = fs.statfsSync(folder)
  var free = Math.floor((disk.bavail * disk.bsize) / 1e6)
  if (free >= least) return
  stop(
    'The disk of ' +
      folder +
      ' has ' +
      free +
      ' MB free and Paydeck needs ' +
      least +
      ' MB: free some space and run the command again.',
  )
}

function install() {
  console.log('Installing the packages (npm ci) …')
  var npm = process.env.npm_execpath
  var words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  return npm && /\.c?js$/.test(npm)
    ? children.runChild(process.execPath, [npm].concat(words), { cwd: root, stdio: 'inherit' })
    : children.runCommand(['npm'].concat(words).join(' '))
}

function newEnough(version, least) {
  var have = version.replace(/^v/, '').split('.').map(Number)
  var want = least.split('.').map(Number)
  for (var i = 0; i < 3; i += 1) if (have[i] !== want[i]) return have[i] > want[i]
  return true
}

/** Stops if neither the packaged Node nor the caller's Node is suitable. The packages include a Node for most platforms. */
function checkNode() {
  var least = require('../package.json').engines.node.replace(/^>=/, '')
  var own = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (fs.existsSync(own) || newEnough(process.version, least)) return
  stop(
    'There is no packaged Node for ' +
      process.platform +
      ' on ' +
      process.arch +
      ': install Node ' +
      least +
      ' or newer and run the command again.',
  )
}

if (Number(process.version.slice(1).split('.')[0]) < oldestNode) {
  stop(
    'Paydeck needs Node ' +
      oldestNode +
      ' or newer to install itself (this is ' +
      process.version +
      '): install a newer Node and run the command again.',
  )
}

function prepare() {
  checkNode()
  if (process.argv.indexOf('--browser') === -1) return
  var chromium = require('./chromium.cjs')
  if (chromium.findChromium()) return
  console.log('Looking for a Chromium for the browser tests …')
  return chromium.installChromium().then(function (found) {
    if (!found) {
      stop('The browser tests need a Chromium and none could be installed: install one and name it in CHROMIUM_PATH.')
    }
  })
}

/** Configures the git hook that reports commit subjects which break the rules. Keeps an existing hooks path. */
function useHooks() {
  var git = function (words) {
    return childProcess.spawnSync('git', ['config', '--local'].concat(words), { cwd: root })
  }
  if (fs.existsSync(path.join(root, '.git')) && git(['core.hooksPath']).status === 1)
    git(['core.hooksPath', '.ci/hooks'])
}

useHooks()
var isReady = isInstalled()
checkSpace(root, isReady ? spaceOfRun : spaceOfPackages)
checkSpace(os.tmpdir(), spaceOfRun)

void Promise.resolve(isReady ? 0 : install()).then(function (code) {
  if (code !== 0) {
    stop('The packages could not be installed: check that the npm registry can be reached, then run the command again.')
  }
  return prepare()
})

'use strict'
// Finds a Chromium for the browser tests. Prefers the headless shell to the whole browser, because it manages no windows and
// takes a third less time. Old JavaScript syntax, because the file also runs before anything is installed.
var fs = require('fs')
var path = require('path')
var runCommand = require('./run-child.cjs').runCommand

var macApplications = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']
var windowsApplications = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
// The browser binaries. Debian's commands for them are shell scripts, which would keep running when the browser is stopped.
var debianBrowsers = ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium']
var commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function playwrightsOwn() {
  try {
    return require('playwright').chromium.executablePath()
  } catch {
    return ''
  }
}

function systemCandidates() {
  if (process.platform === 'darwin') {
    return macApplications.map(function (name) {
      return path.join('/Applications', name)
    })
  }
  if (process.platform === 'win32') {
    var roots = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA].filter(Boolean)
    return [].concat.apply(
      [],
      roots.map(function (root) {
        return windowsApplications.map(function (name) {
          return path.join(root, name)
        })
      }),
    )
  }
  return [].concat.apply(
    [],
    (process.env.PATH || '').split(path.delimiter).map(function (folder) {
      return commands.map(function (command) {
        return path.join(folder, command)
      })
    }),
  )
}

/** Returns the paths of all installed Chromiums, the preferred one first: CHROMIUM_PATH, Playwright's own, the system's. */
function findChromiums() {
  var candidates = [process.env.CHROMIUM_PATH, playwrightsOwn()].concat(debianBrowsers, systemCandidates())
  return candidates.filter(function (candidate, index) {
    return candidate && fs.existsSync(candidate) && candidates.indexOf(candidate) === index
  })
}

/** Returns the path of the preferred Chromium. Null if there is none. */
function findChromium() {
  return findChromiums()[0] || null
}

/** Installs a Chromium. Resolves to its path, or to null if every attempt failed. */
function installChromium() {
  var ways = [['npx playwright install chromium']]
  if (process.platform === 'linux' && process.getuid && process.getuid() === 0) {
    ways.push(['apt-get update', 'apt-get install -y --no-install-recommends chromium-headless-shell'])
    ways.push(['apt-get install -y --no-install-recommends chromium'])
  }
  return ways.reduce(function (tried, commands) {
    return tried.then(function (found) {
      return found || runAll(commands).then(findChromium)
    })
  }, Promise.resolve(null))
}

/** Runs commands one after another, whether or not they succeed. */
function runAll(commands) {
  return commands.reduce(function (ran, command) {
    return ran.then(function () {
      return runCommand(command)
    })
  }, Promise.resolve())
}

module.exports = { findChromium: findChromium, findChromiums: findChromiums, installChromium: installChromium }

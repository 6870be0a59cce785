'use strict'
// Runs programs that end with this process. Plain old JavaScript: .ci/prepare.cjs uses it before anything is installed.
var childProcess = require('child_process')
var path = require('path')

var signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program and resolves to its exit code; 1 if it was killed or did not start. A signal to this process is passed to
 * the program first. Once the program has ended, this process ends by the same signal.
 */
function runChild(command, words, options) {
  return new Promise(function (resolve) {
    var received = null
    var child = childProcess.spawn(command, words, options)
    function pass(signal) {
      received = signal
      child.kill(signal)
    }
    function end(code) {
      signals.forEach(function (signal) {
        process.removeListener(signal, pass)
      })
      if (received === null) resolve(code === null ? 1 : code)
      else process.kill(process.pid, received)
    }
    signals.forEach(function (signal) {
      process.on(signal, pass)
    })
    child.once('exit', end)
    child.once('error', function (error) {
      console.error(error.message)
      end(null)
    })
  })
}

/** Runs a command line of plain words at the root of the project, as `runChild` does. */
function runCommand(line) {
  var words = line.split(' ')
  // Windows finds npm and npx by a shell alone; elsewhere a shell would keep signals to itself.
  var options = { cwd: path.join(__dirname, '..'), stdio: 'inherit', shell: process.platform === 'win32' }
  return runChild(words[0], words.slice(1), options)
}

module.exports = { runChild: runChild, runCommand: runCommand }

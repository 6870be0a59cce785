'use strict'
// Runs programs that end together with this process. Old JavaScript syntax, because .ci/prepare.cjs uses the file before
// anything is installed.
var childProcess = require('child_process')
var path = require('path')

var signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program and resolves to its exit code, or to 1 if the program was killed or did not start. A signal to this process
 * is first passed to the program. Once the program has ended, this process ends by the same signal.
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

/** Runs a command line without quotes in the root of the project, like `runChild`. */
function runCommand(line) {
  var words = line.split(' ')
  // Windows finds npm and npx only through a shell. On other systems, a shell would not pass signals on.
  var options = { cwd: path.join(__dirname, '..'), stdio: 'inherit', shell: process.platform === 'win32' }
  return runChild(words[0], words.slice(1), options)
}

module.exports = { runChild: runChild, runCommand: runCommand }

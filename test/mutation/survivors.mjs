/** Reporter that prints each surviving mutant immediately, because a whole part takes a long time. */
class Survivors {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return
    const { line, column } = location.start
    process.stdout.write(`${status} ${fileName}:${line}:${column} ${mutatorName} ${JSON.stringify(replacement)}\n`)
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }]

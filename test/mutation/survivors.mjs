/** Reporter that prints each surviving mutant at once, since a whole part takes long. */
class Survivors {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return
    const { line, column } = location.start
    process.stdout.write(`${status} ${fileName}:${line}:${column} ${mutatorName} ${JSON.stringify(replacement)}\n`)
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }]

import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Name of the file in the output directory that a build writes last. A build without this file was interrupted. */
export const completedBuildName = '.completed'

/** Marks a build as complete once all of its files are written. */
export const completedBuild = (): Plugin => {
  let mark: string | null = null
  return {
    name: 'paydeck-completed-build',
    apply: 'build',
    configResolved: ({ root, build: { outDir, write } }) => {
      mark = write ? join(resolve(root, outDir), completedBuildName) : null
    },
    // Removes the mark before the output directory is emptied. The files in this directory are removed in an undefined
    // order, so the mark could otherwise be the last one.
    buildStart: () => {
      if (mark !== null) rmSync(mark, { force: true })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        if (mark !== null) writeFileSync(mark, '')
      },
    },
  }
}

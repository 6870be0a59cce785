import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Path in the output directory of the file that a build writes last. Without this file the build was broken off. */
export const completedBuildName = '.completed'

/** Marks a build as completed once all of its files are written. */
export const completedBuild = (): Plugin => {
  let mark: string | null = null
  return {
    name: 'paydeck-completed-build',
    apply: 'build',
    configResolved: ({ root, build: { outDir, write } }) => {
      mark = write ? join(resolve(root, outDir), completedBuildName) : null
    },
    // Emptying the directory removes the files in no promised order.
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

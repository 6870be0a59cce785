import { expect } from 'vitest'
import { textOf } from '../architecture/files.ts'
import type { Consumer } from './consumer.ts'

/** Example programs in the core's readme, each with the output that the readme promises. */
export const programs = [...textOf('core/README.md').matchAll(/```ts\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)].map(
  ([, code = '', printed = ''], index) => ({ file: `program-${index + 1}.ts`, code, printed }),
)

const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2024',
  types: ['node'],
}
export const nodenext = { ...strict, module: 'nodenext', lib: ['es2024'] }
export const bundler = { ...strict, module: 'esnext', moduleResolution: 'bundler', lib: ['es2024', 'dom'] }

/**
 * Expects that the TypeScript compiler accepts all example programs, and the type declarations of the packages that they
 * use.
 */
export const expectCompiled = async (consumer: Consumer, tsc: string, compilerOptions: object): Promise<void> => {
  for (const { file, code } of programs) consumer.write(file, code)
  consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: programs.map(({ file }) => file) }))
  expect(await consumer.tool(tsc, '--project', 'tsconfig.json')).toEqual({ code: 0, output: '' })
}

import { expect, it } from 'vitest'
import { filesIn, textOf } from './files.ts'

const sheets = filesIn('ui/kit', /\.css$/)
  .map(textOf)
  .join('\n')

const named = (pattern: RegExp, text: string): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(' '))

it('every class name used in markup is defined in a style sheet', () => {
  const defined = new Set(named(/\.([a-z][\w-]*)/g, sheets))
  const files = [...filesIn('ui', /\.tsx$/), 'ui/index.html']
  const used = files.flatMap((file) =>
    named(/\bclass(?:Name)?="([^"]+)"/g, textOf(file)).map((name) => ({ file, name })),
  )
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([])
})

it('every animation that a style sheet or the kit uses is defined in a style sheet', () => {
  const defined = new Set(named(/@keyframes (\w+)/g, sheets))
  const kit = filesIn('ui/kit', /\.tsx$/)
    .map(textOf)
    .join('\n')
  const used = [...named(/\banimation: (\w+) /g, sheets), ...named(/\banimation: '(\w+) /g, kit)]
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})

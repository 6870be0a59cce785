/** Result of comparing one picture. The image files are in the folder of the HTML page. */
export type Compared =
  | { readonly kind: 'equal' | 'new' | 'missing'; readonly name: string }
  | { readonly kind: 'different'; readonly name: string; readonly pixels: number }

/** Returns the file name of a picture. */
export const fileOf = (name: string, part: 'before' | 'after' | 'difference'): string => `${name}.${part}.png`

const figure = (name: string, part: 'before' | 'after' | 'difference'): string =>
  `<figure><figcaption>${part}</figcaption><a href="${fileOf(name, part)}"><img src="${fileOf(name, part)}" alt="${name}, ${part}"></a></figure>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const section = (title: string, body: string): string => `<section><h2>${title}</h2>${body}</section>`

const shown = (compared: Compared): string => {
  const { kind, name } = compared
  switch (kind) {
    case 'different':
      return section(
        `${name}: ${compared.pixels} pixels differ`,
        `<div class="row">${figure(name, 'before')}${figure(name, 'after')}${figure(name, 'difference')}</div>`,
      )
    case 'new':
      return section(`${name}: new`, `<div class="row">${figure(name, 'after')}</div>`)
    case 'missing':
      return section(`${name}: missing`, `<div class="row">${figure(name, 'before')}</div>`)
    case 'equal':
      return ''
  }
}

/** Returns the number of pictures of each kind, as in "2 different, 1 new, 0 missing, 80 equal". */
export const summaryOf = (all: ReadonlyArray<Compared>): string =>
  (['different', 'new', 'missing', 'equal'] as const)
    .map((kind) => `${all.filter((one) => one.kind === kind).length} ${kind}`)
    .join(', ')

/** Returns an HTML page with each changed picture (before, after and difference), and the names of the equal pictures. */
export const pageOf = (base: string, all: ReadonlyArray<Compared>): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures: ${summaryOf(all)}</title>
<style>
  :root { color-scheme: light dark; font-family: system-ui, sans-serif }
  body { margin: 24px }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid gray }
  .equal { columns: 20rem }
</style>
<h1>The working tree against ${escaped(base)}</h1>
<p>${summaryOf(all)}</p>
${all.map(shown).join('\n')}
${section(
  'Equal',
  `<ul class="equal">${all
    .filter(({ kind }) => kind === 'equal')
    .map(({ name }) => `<li><a href="${fileOf(name, 'after')}">${name}</a></li>`)
    .join('')}</ul>`,
)}
`

// How the names in the templates become those of the new slice.

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())

/**
 * Returns a template's text or path with the names of the slice in place of its own. An area of one slice has no folder
 * inside, except in the sandbox, which keeps an area's tables beside its handlers.
 */
export const namesFor = ({ area, slice }) => {
  const isAlone = area === slice
  const words = slice.replaceAll('-', ' ')
  return (text) =>
    text
      .replaceAll(/(sandbox\/)?some-area\/some-slice/g, (_, sandbox = '') =>
        isAlone && sandbox === '' ? slice : `${sandbox}${area}/${slice}`,
      )
      .replaceAll('some-area', area)
      .replaceAll('some-slice', slice)
      .replaceAll('someSlice', camelCase(slice))
      .replaceAll('SomeSlice', capital(camelCase(slice)))
      .replaceAll('Some slice', capital(words))
      .replaceAll('some slice', words)
}

/** What stands in a folder less has a folder less to leave. */
export const oneFolderUp = (text) =>
  text.replaceAll(/'((?:\.\.\/)+)/g, (_, up) => (up === '../' ? "'./" : `'${up.slice(3)}`))

// Replaces the names of the templates by those of the new slice.

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())

/**
 * Returns a function that replaces the template's names with those of the slice, in a text or path. An area of one slice has
 * no subfolder for the slice.
 */
export const namesFor = ({ area, slice }) => {
  const words = slice.replaceAll('-', ' ')
  return (text) =>
    text
      .replaceAll('some-area/some-slice', area === slice ? slice : `${area}/${slice}`)
      .replaceAll('some-area', area)
      .replaceAll('some-slice', slice)
      .replaceAll('someSlice', camelCase(slice))
      .replaceAll('SomeSlice', capital(camelCase(slice)))
      .replaceAll('Some slice', capital(words))
      .replaceAll('some slice', words)
}

/** Removes one "../" from each path, for a file that is one folder higher than its template. */
export const oneFolderUp = (text) =>
  text.replaceAll(/'((?:\.\.\/)+)/g, (_, up) => (up === '../' ? "'./" : `'${up.slice(3)}`))

/** Escaped markup that is safe to send. Only `html` creates it, so that nothing reaches a page unescaped. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | null | false | ReadonlyArray<Part>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const render = (part: Part): string => {
  if (part === null || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(render).join('')
}

/** Template tag that escapes its values. Null and false render nothing. */
export const html = (texts: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Markup => ({
  markup: texts.map((text, index) => text + render(parts[index] ?? null)).join(''),
})

/** Renders the options of a select element from pairs of value and label. */
export const options = (
  list: ReadonlyArray<readonly [value: string, label: string]>,
  chosen: string | null = null,
): ReadonlyArray<Markup> =>
  list.map(([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`)

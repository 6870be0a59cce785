// Lint rules for plain English in docstrings, comments and test titles, and for interface texts outside of texts.ts. Oxlint
// runs them, see .oxlintrc.json.
import { headless, subjectless, vague } from './prose-words.mjs'

const longestSentence = 30
const longestTitle = 120
const mostIds = 4

const requirement = /\b[A-Z]{1,6}-?\d{1,3}\b/g

/** Matches comments that are directives for a tool. */
const directive = /^(?:\s*(?:eslint|oxlint)-|\s*[@#]__|\/|\s*@ts-|\s*prettier-ignore|\s*v8 ignore|\s*Stryker )/

const sentencesOf = (text) => text.split(/(?<=[.!?])\s+(?=[A-Z`"(])/)

/** Splits a comment into its description and the text of each tag, except examples. Each part is checked separately. */
const partsOf = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .split(/\n\s*\n|\n(?=\s*(?:@|- ))|^(?=@)/)
    .map((part) => ({ isTag: /^\s*[@-]/.test(part), text: part.replace(/\s+/g, ' ').trim() }))
    .filter(({ text: part }) => part !== '' && !part.startsWith('@example'))

const findingsIn = (parts) =>
  parts.flatMap(({ text, isTag }, index) => {
    const long = sentencesOf(text).find((sentence) => sentence.split(' ').length > longestSentence)
    return [
      ...(index === 0 && !isTag && headless.test(text) ? ['Begin with a verb or a noun that names the subject.'] : []),
      ...(vague.test(text) ? [`Name the subject or the action: "${vague.exec(text)[0]}" does not.`] : []),
      ...(long === undefined ? [] : [`Split the sentence: it has more than ${longestSentence} words.`]),
    ]
  })

/** Joins consecutive line comments in the same column. */
const blocksOf = (comments) => {
  const blocks = []
  for (const comment of comments) {
    const { start, end } = comment.loc
    const last = blocks.at(-1)
    const isNext = last?.type === 'Line' && comment.type === 'Line' && last.line + 1 === start.line
    if (isNext && last.column === start.column) {
      last.text += `\n${comment.value}`
      last.line = end.line
    } else
      blocks.push({ type: comment.type, text: comment.value, line: end.line, column: start.column, loc: comment.loc })
  }
  return blocks
}

const comments = {
  create: (context) => ({
    Program: () => {
      for (const { text, loc } of blocksOf(context.sourceCode.getAllComments())) {
        if (directive.test(text)) continue
        for (const message of findingsIn(partsOf(text))) context.report({ message, loc })
      }
    },
  }),
}

const runners = new Set(['it', 'test', 'describe'])

/** Returns the name of the called function: "it" for `it.each(table)`. */
const nameOf = (callee) => {
  if (callee.type === 'MemberExpression')
    return callee.object.name === 'test' && callee.property.name === 'describe' ? 'describe' : nameOf(callee.object)
  return callee.type === 'CallExpression' ? nameOf(callee.callee) : (callee.name ?? '')
}

const isRunner = (callee) => runners.has(nameOf(callee))

const titleOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : null
}

const isGroup = (node) => node.type === 'CallExpression' && nameOf(node.callee) === 'describe'

const isGrouped = (node) => node !== null && (isGroup(node) || isGrouped(node.parent))

const titles = {
  create: (context) => ({
    CallExpression: (node) => {
      const title = isRunner(node.callee) ? titleOf(node.arguments[0]) : null
      if (title === null) return
      const report = (message) => context.report({ message, node: node.arguments[0] })
      if (title.length > longestTitle) report(`Shorten the title: it has more than ${longestTitle} characters.`)
      if ((title.match(requirement) ?? []).length > mostIds)
        report(`Split the test: its title names more than ${mostIds} ids.`)
      if (subjectless.test(title) && !isGrouped(node)) report('Name the subject: the title has no group that does.')
      if (vague.test(title)) report(`Name the subject or the action: "${vague.exec(title)[0]}" does not.`)
    },
  }),
}

/** Attributes and properties whose values are displayed or announced by screen readers. */
const shownAttributes = new Set([
  'aria-label',
  'alt',
  'title',
  'placeholder',
  'label',
  'heading',
  'text',
  'hint',
  'what',
])
const shownProperties = new Set([
  'label',
  'title',
  'heading',
  'text',
  'action',
  'retry',
  'placeholder',
  'note',
  'badge',
])
/**
 * Functions whose arguments are displayed. Arguments of all other functions are not displayed: they are log messages, names
 * of limits or names in API messages.
 */
const showing = new Set(['filled', 'rejected', 'useTitle'])

const hasWord = (text) => /\p{L}{2}/u.test(text)
const isPhrase = (text) => /^\p{Lu}[\p{Ll}'’]* ?(?:\p{L}|…)/u.test(text) && /\p{Ll}['’,:]? [\p{L}…]/u.test(text)

const isShown = (node, text) => {
  const { parent } = node
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression')
    return showing.has(parent.callee.name) && isPhrase(text)
  if (parent.type === 'JSXAttribute') return shownAttributes.has(parent.name.name) ? hasWord(text) : isPhrase(text)
  if (parent.type === 'Property' && parent.value === node && shownProperties.has(parent.key.name))
    return /^\p{Lu}\p{Ll}/u.test(text)
  return !['ImportDeclaration', 'ExportNamedDeclaration', 'TSLiteralType'].includes(parent.type) && isPhrase(text)
}

const texts = {
  create: (context) => {
    const check = (node, is) => {
      if (is) context.report({ message: "Move this text into its area's texts.ts.", node })
    }
    return {
      JSXText: (node) => check(node, hasWord(node.value)),
      Literal: (node) => check(node, typeof node.value === 'string' && isShown(node, node.value)),
      TemplateLiteral: (node) =>
        check(node, node.parent.type !== 'TaggedTemplateExpression' && isShown(node, titleOf(node))),
    }
  },
}

// Oxlint requires a default export of the plugin.
export default { meta: { name: 'prose' }, rules: { comments, titles, texts } }

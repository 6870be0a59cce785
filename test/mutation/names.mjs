/** Excludes the names of delays and limits from mutation, because only test/architecture/constants.test.ts reads them. */
const shouldIgnore = ({ node, parent }) =>
  node.type === 'StringLiteral' &&
  parent?.type === 'CallExpression' &&
  ['delay', 'limit'].includes(parent.callee.name) &&
  parent.arguments[0] === node
    ? 'a name'
    : undefined

export const strykerPlugins = [{ kind: 'Ignore', name: 'names', value: { shouldIgnore } }]

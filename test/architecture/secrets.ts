import { lintSource } from '@secretlint/core'
import { creator as rule } from '@secretlint/secretlint-rule-preset-recommend'

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule }] }

/** Returns parts of the text that are probably keys, tokens or passwords. */
export const secretsIn = async (filePath: string, content: string): Promise<ReadonlyArray<string>> => {
  const source = { filePath, content, contentType: 'text' as const }
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true } })
  return messages.map(({ message, loc }) => `${filePath}:${loc.start.line} ${message}`)
}

/** True if a file is a source map or refers to a source map, which would publish the source code. */
export const leadsToSources = (filePath: string, content: string): boolean =>
  filePath.endsWith('.map') || /[#@]\s*sourceMappingURL=/.test(content)

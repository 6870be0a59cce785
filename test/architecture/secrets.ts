import { lintSource } from '@secretlint/core'
import { creator as rule } from '@secretlint/secretlint-rule-preset-recommend'

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule }] }

/** What in a text looks like a key, a token or a password that somebody could use. */
export const secretsIn = async (filePath: string, content: string): Promise<ReadonlyArray<string>> => {
  const source = { filePath, content, contentType: 'text' as const }
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true } })
  return messages.map(({ message, loc }) => `${filePath}:${loc.start.line} ${message}`)
}

/** Whether a file is a source map, or leads to one: it would tell the sources to whoever asks. */
export const leadsToSources = (filePath: string, content: string): boolean =>
  filePath.endsWith('.map') || /[#@]\s*sourceMappingURL=/.test(content)

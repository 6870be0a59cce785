import type { AppConfiguration } from '../configuration.ts'
import { escapeHtml } from '../kernel/html.ts'

/** Fills the app's document with the configuration that it is run with. */
export const withConfiguration = (document: string, configuration: AppConfiguration): string =>
  document
    .replace('%PAYDECK_CONFIGURATION%', () => escapeHtml(JSON.stringify(configuration)))
    .replace('%PAYDECK_PRODUCT_NAME%', () => escapeHtml(configuration.productName))

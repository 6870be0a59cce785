/** The name of the document's meta element that holds the configuration as JSON. */
export const configurationMeta = 'paydeck-configuration'

/** Name of the document's meta element that contains the configuration as JSON. */
export const configurationMeta = 'paydeck-configuration'

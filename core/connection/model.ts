/** How the connection stands: `back` for a moment after it was away. */
export type ConnectionState = 'online' | 'offline' | 'back'

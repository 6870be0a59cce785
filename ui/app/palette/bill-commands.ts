/** Commands about bills. Their code loads after the palette. */
export { billCommandsOf } from '@paydeck/core'

/**
 * The area `some-area`. Replace this text by a sentence that says what the area is for.
 * @module @paydeck/core/some-area
 */
export * from './some-slice/index.ts'

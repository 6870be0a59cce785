/** URL of the worker script that the build generates from a file. */
declare module '*?worker&url' {
  const address: string
  export default address
}

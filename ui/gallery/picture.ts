/** Sample logo of a merchant. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='40' height='40' fill='teal'/><circle cx='20' cy='20' r='9' fill='white'/></svg>",
)}`

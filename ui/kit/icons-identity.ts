/* Icons that only the verification shows. They have a separate file, because bundlers do not split files. */
export const identity =
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zm4 6.8a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zm-3 3.5c.5-1.6 1.6-2.3 3-2.3s2.5.7 3 2.3M14.5 10H18m-3.5 3.5H18'
export const face =
  'M4 8V6a2 2 0 0 1 2-2h2m8 0h2a2 2 0 0 1 2 2v2m0 8v2a2 2 0 0 1-2 2h-2m-8 0H6a2 2 0 0 1-2-2v-2m5-6v.01m6-.01v.01M9 14.5c.8 1 1.8 1.5 3 1.5s2.2-.5 3-1.5'

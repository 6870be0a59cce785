/* Icons of long lists: filter, refresh, download, and empty list. */
export const download = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5m-12 9h15'
export const refresh = 'M20 11a8 8 0 0 0-14.3-4L4 9m0-5v5h5M4 13a8 8 0 0 0 14.3 4l1.7-2m0 5v-5h-5'
export const sliders =
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z'
export const ghost = 'M6 20V11a6 6 0 0 1 12 0v9l-2-1.6-2 1.6-2-1.6-2 1.6-2-1.6zM9.7 11v.5m4.6-.5v.5'
export const printer =
  'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5a1 1 0 0 1-1 1h-2M7 14h10v6H7z'
export const keyboard = 'M4 7h16v10H4zM7 10h.01M11 10h.01M15 10h.01M8 14h8'

// Stand-in for an analytics service. It keeps events in the page and sends nothing.
(() => {
  'use strict'
  const told = []
  const record = (event) => (name, properties) => {
    told.push(Object.freeze({ event, name, properties }))
    if (told.length > 200) told.shift()
  }
  window.analytics = Object.freeze({ track: record('track'), page: record('page'), told })
})()

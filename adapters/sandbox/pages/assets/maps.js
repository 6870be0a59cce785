// Stand-in for a maps service, of which only the places library is here. It knows addresses that nobody lives at. What is
// typed goes in bodies: an address in the query would stand in the logs of whatever lies between.
(() => {
  'use strict'
  const { searchParams } = new URL(document.currentScript.src)
  const key = searchParams.get('key')
  const libraries = (searchParams.get('libraries') ?? '').split(',')
  const ask = async (path, question) => {
    const answer = await fetch(`/stand-ins/maps/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...question, key }),
      credentials: 'omit',
    })
    if (!answer.ok) throw new Error(`The maps service responded with status ${answer.status}`)
    return answer.json()
  }
  const places = Object.freeze({
    /** Places that begin like a text, as [{ id, text }]; of one country and one type ("address", "city"), or of any. */
    suggest: ({ input, country, type }) => ask('suggestions', { input, country, type }),
    /** What a place consists of, as [{ type, text }]. */
    details: (id) => ask('place', { id }),
  })
  window.maps = Object.freeze(libraries.includes('places') ? { places } : {})
})()

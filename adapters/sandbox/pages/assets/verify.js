// Script of the verification app: shows local times, and results of checks without a reload. Without this script, times are
// in UTC, and a link shows the results.
document.documentElement.classList.add('scripted')

const timeFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

const showLocalTimes = () => {
  for (const time of document.querySelectorAll('time')) time.textContent = timeFormat.format(new Date(time.dateTime))
}

// A document from XMLHttpRequest executes no script.
const readPage = () =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () => resolve(request.response)
    request.onerror = reject
    request.send()
  })

const shortestDelay = 1_000
const longestDelay = 10_000

// A live region that survives the refresh repeats the progress sentence of the page.
const liveRegion = document.createElement('p')
liveRegion.className = 'unseen'
liveRegion.setAttribute('role', 'status')

const scheduleRefresh = (delay) => {
  const shown = document.getElementById('tasks')
  if (shown?.dataset.again === undefined) return
  if (!liveRegion.isConnected) document.body.append(liveRegion)
  setTimeout(() => void refresh(shown, delay), delay ?? Math.max(shortestDelay, Number(shown.dataset.again)))
}

const refresh = async (shown, delay = shortestDelay) => {
  const fresh = await readPage()
    .then((page) => page?.getElementById('tasks') ?? null)
    .catch(() => null)
  // Retries with growing delays when the session or the connection is gone.
  if (fresh === null) return scheduleRefresh(Math.min(longestDelay, delay * 2))
  const focused = document.activeElement?.id
  shown.replaceWith(document.adoptNode(fresh))
  if (focused) document.getElementById(focused)?.focus()
  liveRegion.textContent = document.getElementById('progress').textContent
  return scheduleRefresh()
}

showLocalTimes()
scheduleRefresh()

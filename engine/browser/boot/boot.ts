/**
 * The inline script at the end of every page. It is identical on all pages, so that a security
 * policy needs only one hash for it.
 */
import type { Early } from './early'
import { passLinkToast } from './link-toast'
import { createLoader, loadAppInTime } from './load-app'
import { startPanels } from './panels'
import { recordClicks } from './record-clicks'

const data = document.getElementById('quire-page')?.dataset ?? {}
const { pathname, search } = location

startPanels()

// Marks the document if the URL has a search query: the HTML is the same for every query, and the
// styles use the attribute to show the right state.
const isAsked = Boolean(new URLSearchParams(search).get('q')?.trim())
document.documentElement.dataset.asked = `${isAsked}`

const early: Early = { clicked: [], live: new WeakSet(), start: createLoader(data) }
window.quireEarly = early

if (data.scripts) loadAppInTime(early, data)
passLinkToast(early, data.base)

// Reloads the document for another page's history entry before the app can show it. After a reload,
// browsers treat the app's history entries as entries of this document.
addEventListener('popstate', () => {
  if (!early.started && location.pathname !== pathname) location.reload()
})

recordClicks(early, data.loading)

// Lets a form know at hydration that it is being submitted.
const keepSubmission = (event: SubmitEvent) => {
  early.sent = event
}
addEventListener('submit', keepSubmission, true)

/**
 * The inline script at the end of every page. It is the same on all pages, so that one hash covers it
 * in a security policy.
 */
import type { Early } from './early'
import { collectClicks } from './early-clicks'
import { passLinkToast } from './link-toast'
import { createLoader, loadAppInTime } from './load-app'
import { startPanels } from './panels'

const data = document.getElementById('quire-page')?.dataset ?? {}
const { pathname, search } = location

startPanels()

// Whether the address asks the search for something: the HTML is the same for every query, and shows
// what is true of this one by that mark.
const isAsked = Boolean(new URLSearchParams(search).get('q')?.trim())
document.documentElement.dataset.asked = `${isAsked}`

const early: Early = { clicked: [], live: new WeakSet(), start: createLoader(data) }
window.quireEarly = early

if (data.scripts) loadAppInTime(early, data)
passLinkToast(early, data.base)

// Before the app can show the other page. After a reload, browsers take the entries that the app made
// for entries of this document.
addEventListener('popstate', () => {
  if (!early.started && location.pathname !== pathname) location.reload()
})

collectClicks(early, data.loading)

// So that a form knows at hydration that it is on its way.
const keepSubmission = (event: SubmitEvent) => {
  early.sent = event
}
addEventListener('submit', keepSubmission, true)

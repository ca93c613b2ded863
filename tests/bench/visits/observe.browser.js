// Runs in a page before anything else, and observes what is done there: see `observed-page.ts`.

{
  const watch = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })

  // The page's own listeners may end an event: these are before them.
  let isObserving = false
  let start
  const begin = ({ timeStamp }) => {
    if (isObserving) start ??= timeStamp
  }
  for (const type of ['click', 'keydown']) addEventListener(type, begin, { capture: true })

  window.observed = { duration: 0, shift: 0, task: 0 }
  window.painted = new Promise((resolve) => watch('paint', resolve))
  // Before it, the browser parses and lays out the page, with or without scripts.
  const findPaint = () => performance.getEntriesByType('paint')[0]
  watch('longtask', ({ startTime, duration }) => {
    if (findPaint()?.startTime <= startTime)
      window.observed.task = Math.max(window.observed.task, duration)
  })
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) window.observed.shift += value
  })

  window.observe = (swaps) => {
    isObserving = true
    const note = ({ interactionId, duration }) => {
      if (interactionId) window.observed.duration = Math.max(window.observed.duration, duration)
    }
    watch('event', note, { durationThreshold: 16, buffered: false })
    // What has been changed is seen after the next frame.
    const seen = (key) => {
      if (start === undefined || key in window.observed) return
      window.observed[key] = Number.NaN
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.observed[key] = performance.now() - start
        }),
      )
    }
    new MutationObserver(() => seen('state')).observe(document, {
      subtree: true,
      attributeFilter: ['aria-expanded', 'aria-selected', 'aria-pressed'],
    })
    // A button whose code has not come shows by an animation that it waits.
    const { animate } = Element.prototype
    Element.prototype.animate = function (...options) {
      seen('state')
      return animate.apply(this, options)
    }
    const swapped = swaps && document.querySelector(swaps)
    if (swapped)
      new MutationObserver(() => seen('swap')).observe(swapped, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['hidden'],
      })
  }
}

/**
 * What tests ask of a page. It is sent to browsers as it is; `page-probe.ts` says what each
 * function gives.
 */
globalThis.quireProbe = (() => {
  const frame = () => new Promise(requestAnimationFrame)
  const isLive = (block) => window.quireEarly?.live.has(block) === true

  /** Whether a block within 300px of the window is not alive, though nothing hides it. */
  function isWaiting(block) {
    const { top, bottom, height } = block.getBoundingClientRect()
    const isNear = height > 0 && top < innerHeight + 299 && bottom > -299 && !isCut(block)
    return isNear && !isLive(block)
  }

  /** Whether a block is out of sight in a box that scrolls by itself. */
  function isCut(block) {
    const { top, bottom } = block.getBoundingClientRect()
    return [...document.querySelectorAll('[data-block] section[tabindex="0"]')].some((box) => {
      const edges = box.getBoundingClientRect()
      return box.contains(block) && (top >= edges.bottom || bottom <= edges.top)
    })
  }

  async function scrollThrough(step, maxFrames) {
    let frames = 0
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo(0, y)
      await frame()
      await frame()
      while ([...document.querySelectorAll('[data-block]')].some(isWaiting)) {
        frames += 1
        if (frames === maxFrames) return false
        await frame()
      }
    }
    return true
  }

  function findOverflow() {
    const root = document.documentElement
    const wide =
      root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth}px wide`] : []
    const scrolls = (element) =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const endsInEllipsis = (element) =>
      element !== null &&
      (getComputedStyle(element).textOverflow === 'ellipsis' ||
        endsInEllipsis(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.nodeValue?.trim()) {
        continue
      }
      if (parent.closest('.visually-hidden, .skip-link') || scrolls(parent)) continue
      if (endsInEllipsis(parent)) continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      if (left < -0.5 || right > root.clientWidth + 0.5) {
        wide.push(`"${node.nodeValue}" ${left} to ${right}`)
      }
    }
    return wide
  }

  async function countTransitions() {
    // What has just been shown may begin to move a frame later.
    for (let frames = 0; frames < 2; frames += 1) await frame()
    return document.getAnimations().filter(({ playState }) => playState === 'running').length
  }

  async function finishTransitions(maxFrames) {
    for (let tries = 0; tries < maxFrames; tries += 1) {
      if ((await countTransitions()) === 0) return true
    }
    return false
  }

  async function findViolations(tags) {
    // All that axe returns is a tenth of a page's size for each rule: to send it takes longer
    // than a run.
    const { violations, passes, incomplete } = await window.axe.run(document, {
      runOnly: tags,
      // Axe is not in their documents, and would wait for it.
      iframes: false,
      // Of the others, only how many rules there are.
      resultTypes: ['violations'],
      // Style sheets are read for one rule, which is an experiment and none of these.
      preload: { assets: ['media'] },
    })
    return {
      violations: violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({
          id,
          help,
          target: String(target),
          summary: failureSummary,
        })),
      ),
      passes: passes.length,
      unsure: incomplete.length,
    }
  }

  async function findShifts() {
    const shifts = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => setTimeout(done, 50))
    observer.disconnect()
    const place = ({ x, y, width, height }) => `${x},${y} ${width}×${height}`
    const [whole] = performance.getEntriesByName('quire-whole')
    return shifts
      .filter(({ value, startTime }) => value > 0.001 && startTime > (whole?.startTime ?? 0))
      .map(({ value, sources }) => {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${place(previousRect)} to ${place(currentRect)} ${node?.outerHTML?.slice(0, 80) ?? node?.nodeName}`,
        )
        return `moved by ${value}: ${moved.join(' | ')}`
      })
  }

  /** The texts of an element, one for each piece of it. */
  function listTexts(element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue)
    return texts.filter((text) => text.trim() !== '')
  }

  function findChangedText(html, type) {
    const select = (root) =>
      [...root.querySelectorAll(`[data-block="${type}"]`)].flatMap((block) => listTexts(block))
    const before = select(new DOMParser().parseFromString(html, 'text/html'))
    const after = select(document)
    const index = before.findIndex((text, at) => text !== after[at])
    return index < 0 ? undefined : { before: before[index], after: after[index] ?? '' }
  }

  return {
    scrollThrough,
    findOverflow,
    finishTransitions,
    findViolations,
    findShifts,
    findChangedText,
  }
})()

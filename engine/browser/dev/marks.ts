import type { DevMark } from '../../core/dev-protocol'
import { CHANGE_EVENT, MARKS_PATH } from '../../core/dev-protocol'

/** The element that holds the marks. */
const MARKS_TAG = 'quire-marks'

const STYLE = `
:host{position:absolute;inset-block-start:0;inset-inline:0;z-index:2147483646;pointer-events:none;
font:600 12px/1.4 ui-sans-serif,system-ui,sans-serif}
div{position:absolute;box-sizing:border-box;border:2px dashed #b45309}
span{position:absolute;inset-block-start:0;inset-inline-end:0;padding:2px 8px;background:#b45309;color:#fff}
p{position:fixed;inset-block-end:16px;inset-inline-start:16px;margin:0;padding:6px 12px;
background:#b45309;color:#fff;border-radius:4px}`

/**
 * Marks what a page shows although it is not published: the page at its lower edge, and blocks by
 * a frame. The marks stand over the page, not in it, so that the app never meets them.
 */
export function startMarks(): void {
  let marks: DevMark[] = []
  let route: string | undefined
  const load = async () => {
    const wanted = location.pathname
    route = wanted
    const answer = await fetch(`${MARKS_PATH}?${new URLSearchParams({ route: wanted })}`)
    if (!answer.ok || wanted !== location.pathname) return
    marks = await answer.json()
    draw(marks)
  }
  const follow = () => (location.pathname === route ? draw(marks) : void load())
  // Whatever changes the page changes its size or its title.
  new ResizeObserver(follow).observe(document.body)
  const title = document.querySelector('title')
  if (title) new MutationObserver(follow).observe(title, { childList: true })
  addEventListener(CHANGE_EVENT, () => void load())
  void load()
}

function draw(marks: DevMark[]): void {
  document.querySelector(MARKS_TAG)?.remove()
  if (marks.length === 0) return
  const host = document.createElement(MARKS_TAG)
  const root = host.attachShadow({ mode: 'open' })
  append(root, 'style').textContent = STYLE
  for (const { block, text } of marks) {
    if (block === undefined) append(root, 'p').textContent = text
    else frame(root, { text, around: listBlocks()[block] })
  }
  document.body.append(host)
}

/** The blocks of the page, but for those within others. */
function listBlocks(): Element[] {
  return [...document.querySelectorAll('main [data-block]')].filter(
    (block) => !block.parentElement?.closest('[data-block]'),
  )
}

function frame(root: Node, { text, around }: { text: string; around?: Element }): void {
  if (!around) return
  const { left, top, width, height } = around.getBoundingClientRect()
  const box = append(root, 'div')
  const place = { left: left + scrollX, top: top + scrollY, width, height }
  for (const [name, value] of Object.entries(place)) box.style.setProperty(name, `${value}px`)
  append(box, 'span').textContent = text
}

function append(parent: Node, tag: string): HTMLElement {
  return parent.appendChild(document.createElement(tag))
}

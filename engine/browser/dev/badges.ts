import type { DevBadge } from '../../core/dev-protocol'
import { BADGES_PATH, CHANGE_EVENT } from '../../core/dev-protocol'

/** The element that contains the badges. */
const BADGES_TAG = 'quire-badges'

const STYLE = `
:host{position:absolute;inset-block-start:0;inset-inline:0;z-index:2147483646;pointer-events:none;
font:600 12px/1.4 ui-sans-serif,system-ui,sans-serif}
div{position:absolute;box-sizing:border-box;border:2px dashed #b45309}
span{position:absolute;inset-block-start:0;inset-inline-end:0;padding:2px 8px;background:#b45309;color:#fff}
p{position:fixed;inset-block-end:16px;inset-inline-start:16px;margin:0;padding:6px 12px;
background:#b45309;color:#fff;border-radius:4px}`

/**
 * Shows badges on unpublished content: at the bottom edge of a page, and on an outline around a
 * block. Badges are drawn over the page rather than inside it, so that React does not find them
 * among its elements.
 */
export function startBadges(): void {
  let badges: DevBadge[] = []
  let route: string | undefined
  const load = async () => {
    const wanted = location.pathname
    route = wanted
    const answer = await fetch(`${BADGES_PATH}?${new URLSearchParams({ route: wanted })}`)
    if (!answer.ok || wanted !== location.pathname) return
    badges = await answer.json()
    draw(badges)
  }
  const follow = () => (location.pathname === route ? draw(badges) : void load())
  // Every change to the page changes its size or its title.
  new ResizeObserver(follow).observe(document.body)
  const title = document.querySelector('title')
  if (title) new MutationObserver(follow).observe(title, { childList: true })
  addEventListener(CHANGE_EVENT, () => void load())
  void load()
}

function draw(badges: DevBadge[]): void {
  document.querySelector(BADGES_TAG)?.remove()
  if (badges.length === 0) return
  const host = document.createElement(BADGES_TAG)
  const root = host.attachShadow({ mode: 'open' })
  append(root, 'style').textContent = STYLE
  for (const { block, text } of badges) {
    if (block === undefined) append(root, 'p').textContent = text
    else outline(root, { text, around: listBlocks()[block] })
  }
  document.body.append(host)
}

/** The page's blocks, without nested blocks. */
function listBlocks(): Element[] {
  return [...document.querySelectorAll('main [data-block]')].filter(
    (block) => !block.parentElement?.closest('[data-block]'),
  )
}

function outline(root: Node, { text, around }: { text: string; around?: Element }): void {
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

import type { BadgeRemover } from '../../../schemas/generated/types'

/**
 * The comments that React inserts: at the start and end of a boundary, and between two text nodes.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/ReactFiberConfigDOM.js
 */
const REACT_COMMENT = /^(?: ?|\/?[$&]|\$[?!~]|F!?|html|head|body)$/

/**
 * Removes what a site builder adds to the page: comments, and elements that match a selector.
 * Existing additions are removed at once, later additions before they are painted. The app's own
 * content is kept, whatever the selectors match.
 */
export function startBadgeRemover({ selectors }: BadgeRemover, root: Element): void {
  // An empty list is replaced by a selector that matches nothing.
  const selector = selectors.join() || ':not(*)'
  // Until hydration, everything from the server belongs to the app.
  const served = new WeakSet(root.querySelectorAll('*'))
  const cleanElement = (element: Element) => {
    if (!element.matches(selector)) return
    const isOwn = element.contains(root) || served.has(element) || isReact(element)
    if (!isOwn) element.remove()
  }
  const cleanTree = (tree: Node) => {
    if (tree instanceof Comment) cleanComment(tree)
    if (!(tree instanceof Element)) return
    cleanElement(tree)
    for (const element of tree.querySelectorAll(selector)) cleanElement(element)
    for (const comment of listComments(tree)) cleanComment(comment)
  }
  cleanTree(document.documentElement)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') cleanElement(target as Element)
      for (const node of addedNodes) cleanTree(node)
    }
    // A selector may depend on any attribute.
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

/**
 * Returns `true` if React created or hydrated the element. Such elements have properties with
 * React's prefixes.
 */
function isReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}

function cleanComment(comment: Comment): void {
  if (!REACT_COMMENT.test(comment.data)) comment.remove()
}

function listComments(tree: Element): Comment[] {
  if (!tree.firstChild) return []
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment)
  return comments
}

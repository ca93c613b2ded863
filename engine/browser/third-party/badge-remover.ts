import type { BadgeRemover } from '../../../schemas/generated/types'

/**
 * What React writes into comments: where a boundary begins and ends, and between two texts.
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/ReactFiberConfigDOM.js
 */
const REACT_COMMENT = /^(?: ?|\/?[$&]|\$[?!~]|F!?|html|head|body)$/

/**
 * Removes what a site-builder adds to the page: elements that match a selector, and comments.
 * What is there is removed at once, what comes later or comes to match before it is painted. The
 * app's own content stays, whatever the selectors match.
 */
export function startBadgeRemover({ selectors }: BadgeRemover, root: Element): void {
  // One that matches nothing stands for an empty list.
  const selector = selectors.join() || ':not(*)'
  // What the server wrote belongs to the app before React has taken it over.
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
    // A selector may be about any attribute.
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

/** Whether React made the element or took it over: then its records are on it, under such names. */
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

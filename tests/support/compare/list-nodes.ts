import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { defaultTreeAdapter, parse } from 'parse5'
import { normaliseClasses, normaliseSelectors } from './class-names'
import { listJsonLines } from './list-json-lines'
import { isPage } from './normalise'

/** Lists a document's nodes in document order: one line per node, indented by depth. */
export function listNodes(html: string): string[] {
  const document = parse(html, { scriptingEnabled: false })
  return document.childNodes.flatMap((node) => listNode(node, '', isPage(html)))
}

function listNode(node: Tree.ChildNode, indent: string, hasBootScripts: boolean): string[] {
  if (defaultTreeAdapter.isCommentNode(node)) return [`${indent}<!--${node.data}-->`]
  if (defaultTreeAdapter.isTextNode(node)) return [`${indent}${JSON.stringify(node.value)}`]
  if (defaultTreeAdapter.isDocumentTypeNode(node)) return [`${indent}<!doctype ${node.name}>`]
  const deeper = `${indent} `
  const { childNodes } = 'content' in node ? node.content : node
  const content =
    listText(node, hasBootScripts)?.map((line) => deeper + line) ??
    childNodes.flatMap((child) => listNode(child, deeper, hasBootScripts))
  return [`${indent}<${[node.tagName, ...listAttributes(node)].join(' ')}>`, ...content]
}

/** The order of attributes has no meaning. */
function listAttributes({ attrs }: Tree.Element): string[] {
  return attrs
    .map(({ name, value }) => {
      const shown = name === 'class' ? normaliseClasses(value) : value
      return `${name}=${JSON.stringify(shown)}`
    })
    .sort()
}

/** The content of a script or style sheet, in short lines. `undefined` for other elements. */
function listText(element: Tree.Element, hasBootScripts: boolean): string[] | undefined {
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  if (element.tagName === 'style') return normaliseSelectors(text).split(/(?<=\})/)
  if (element.tagName !== 'script' || text === '') return undefined
  const type = element.attrs.find(({ name }) => name === 'type')?.value ?? ''
  if (type.endsWith('json')) return listJsonLines(text)
  return hasBootScripts && ['', 'module'].includes(type) ? ['(boot script)'] : [text]
}

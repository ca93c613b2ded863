import type { ReactNode } from 'react'
import { Fragment } from 'react'
import type { RichNode } from '../../core/text/rich-text'
import { parseRichText } from '../../core/text/rich-text'
import { Link } from '../navigation/Link'

const ELEMENTS = { strong: 'strong', emphasis: 'em', code: 'code' } as const

/** Rich text with its inline formatting. Text without formatting is returned unchanged. */
export function RichText({ text }: { text: string }): ReactNode {
  return /[*[`\u2060]/.test(text) ? renderNodes(parseRichText(text)) : text
}

function renderNodes(nodes: RichNode[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>)
}

function renderNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  const children = renderNodes(node.children)
  if (node.kind === 'link') return <Link href={node.href}>{children}</Link>
  const Tag = ELEMENTS[node.kind]
  return <Tag>{children}</Tag>
}

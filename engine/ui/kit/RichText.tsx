import type { ReactNode } from 'react'
import { Fragment } from 'react'
import type { RichNode } from '../../core/text/rich-text'
import { renderNodes as joinNodes, parseRichText } from '../../core/text/rich-text'
import { Link } from '../navigation/Link'
import { PlainText } from './PlainText'

const ELEMENTS = { strong: 'strong', emphasis: 'em' } as const

/** Rich text with its inline formatting. */
export function RichText({ text }: { text: string }): ReactNode {
  return /[*[`\u2060]/.test(text) ? renderNodes(parseRichText(text)) : <PlainText text={text} />
}

function renderNodes(nodes: RichNode[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>)
}

function renderNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return <PlainText text={node} />
  if (node.kind === 'code') return <code>{joinNodes(node.children)}</code>
  const children = renderNodes(node.children)
  if (node.kind === 'link') return <Link href={node.href}>{children}</Link>
  const Tag = ELEMENTS[node.kind]
  return <Tag>{children}</Tag>
}

import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'

/** A property of a file, or a block within it. */
export interface OutlineItem {
  name: string
  /** The block type. Undefined for properties. */
  type?: string
  offset: number
  length: number
  children: OutlineItem[]
}

/** The properties of a JSON file with the blocks in them. The text may have errors. */
export function listOutline(text: string): OutlineItem[] {
  const properties = parseTree(text)?.children ?? []
  return properties.flatMap(({ type, children = [], offset, length }) => {
    const [key, value] = children
    if (type !== 'property' || !key) return []
    return { name: String(key.value), offset, length, children: value ? listBlocks(value) : [] }
  })
}

function listBlocks(node: Node): OutlineItem[] {
  const { type, children = [], offset, length } = node
  if (type === 'property') return children.slice(1).flatMap(listBlocks)
  const inner = children.flatMap(listBlocks)
  const block = readText(node, 'type') ?? readText(node, 'use')
  if (type !== 'object' || block === undefined) return inner
  const name = readText(node, 'title') || readText(node, 'label') || block
  return [{ name, type: block, offset, length, children: inner }]
}

function readText({ type, children = [] }: Node, name: string): string | undefined {
  if (type !== 'object') return undefined
  const value = children.find((one) => one.children?.[0]?.value === name)?.children?.[1]?.value
  return typeof value === 'string' ? value : undefined
}

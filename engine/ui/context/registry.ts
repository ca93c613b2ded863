import type { ComponentType, ReactNode } from 'react'
import type { Block, ContentItem } from '../../../schemas/generated/types'
import { awaitWithTimeout } from '../../browser/timeout'
import type { RareKind } from '../../core/page/content-kinds'
import { listRareKinds } from '../../core/page/content-kinds'

/** A block's component. Its prop is the block from the JSON, with defaults filled in. */
export type BlockComponent<B extends Block = Block> = ComponentType<{ block: B }>

/**
 * Maps every block type to a function that loads its component. A missing type does not compile.
 */
export type BlockRegistry = {
  [T in Block['type']]: () => Promise<BlockComponent<Extract<Block, { type: T }>>>
}

export interface ContentPartProps<K extends RareKind = RareKind> {
  part: NonNullable<ContentItem[K]>
  /** The running text within the part. */
  children?: ReactNode
  /** The class name of running text, for the element around the children. */
  className?: string
}

/** Renders a rare part of running text. */
type ContentPart<K extends RareKind = RareKind> = ComponentType<ContentPartProps<K>>

/** Maps every rare kind of running text to a function that loads its component. */
export type ContentPartRegistry = { [K in RareKind]: () => Promise<ContentPart<K>> }

/** Components by name: which exist, which are loaded, and how to load the others. */
interface Components<C> {
  has(name: string): boolean
  /** The component, if it has been loaded. */
  get(name: string): C | undefined
  /** Loads a component. After an error or a timeout, the next call retries. */
  load(name: string): Promise<C>
}

/** The components for blocks, and for the rare parts in their running text. */
export interface Blocks {
  has(type: string): boolean
  /**
   * A block's component, if the component and the parts in the block's running text have been
   * loaded.
   */
  get(block: Block): BlockComponent | undefined
  /** Loads a block's component, and the parts in its running text. */
  load(block: Block): Promise<BlockComponent>
  parts: Components<ContentPart>
}

export interface BlocksOptions {
  registry: Partial<BlockRegistry>
  contentParts: ContentPartRegistry
  /** Awaited after each attempt to load a component, successful or not. */
  afterTry?: () => Promise<void>
}

/** Wraps registries so that each component is loaded once. */
export function createBlocks({ registry, contentParts, afterTry }: BlocksOptions): Blocks {
  const components = createComponents<BlockComponent>(registry, afterTry)
  const parts = createComponents<ContentPart>(contentParts, afterTry)
  return {
    has: components.has,
    get(block) {
      const hasParts = listRareKinds(block).every((kind) => parts.get(kind))
      return hasParts ? components.get(block.type) : undefined
    },
    async load(block) {
      const [component] = await Promise.all([
        components.load(block.type),
        ...listRareKinds(block).map(parts.load),
      ])
      return component
    },
    parts,
  }
}

/**
 * The type of a registry guarantees that each component matches its props: a block of its type, or
 * a part of its kind.
 */
function createComponents<C>(
  registry: Partial<Record<string, () => Promise<unknown>>>,
  afterTry?: () => Promise<void>,
): Components<C> {
  const loaded = new Map<string, C>()
  const loading = new Map<string, Promise<C>>()

  async function load(name: string): Promise<C> {
    const find = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!find) throw new Error(`There is no component "${name}".`)
    const tried = find().finally(afterTry)
    const component = (await awaitWithTimeout(name, tried)) as C | undefined
    // An import whose error was handled (`vite:preloadError`) resolves to undefined.
    if (!component) throw new Error(`The component "${name}" could not be loaded.`)
    loaded.set(name, component)
    return component
  }

  return {
    has: (name) => Object.hasOwn(registry, name),
    get: (name) => loaded.get(name),
    load(name) {
      const pending = loading.get(name) ?? load(name).catch(dropFailed)
      loading.set(name, pending)
      return pending

      function dropFailed(reason: unknown): never {
        loading.delete(name)
        throw reason
      }
    },
  }
}

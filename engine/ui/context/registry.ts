import type { ComponentType } from 'react'
import type { Block } from '../../../schemas/generated/types'
import { awaitPatiently } from '../../browser/patience'

/** A block's component; it gets the block from the JSON, with defaults filled in. */
export type BlockComponent<B extends Block = Block> = ComponentType<{ block: B }>

/** Every block type and how to load its component. A forgotten type does not compile. */
export type BlockRegistry = {
  [T in Block['type']]: () => Promise<BlockComponent<Extract<Block, { type: T }>>>
}

/** The block components: which exist, which are here, and how to get the others. */
export interface Blocks {
  has(type: string): boolean
  /** The component, when it has been loaded. */
  get(type: string): BlockComponent | undefined
  /** Loads a component; a load that failed, or hung, is tried afresh at the next call. */
  load(type: string): Promise<BlockComponent>
}

/**
 * Wraps a registry so that each component is loaded once. `afterTry` is waited for after each
 * try to load one, whether it came or not.
 */
export function createBlocks(registry: BlockRegistry, afterTry?: () => Promise<void>): Blocks {
  const loaded = new Map<string, BlockComponent>()
  const loading = new Map<string, Promise<BlockComponent>>()
  const has = (type: string): type is Block['type'] => Object.hasOwn(registry, type)

  async function load(type: string): Promise<BlockComponent> {
    if (!has(type)) throw new Error(`There is no block type "${type}".`)
    // The registry's own type guarantees that each component takes the blocks of its type.
    const tried: Promise<unknown> = registry[type]().finally(afterTry)
    const component = (await awaitPatiently(type, tried)) as BlockComponent | undefined
    // An import whose error somebody took care of (`vite:preloadError`) yields nothing.
    if (!component) throw new Error(`The block type "${type}" could not be loaded.`)
    loaded.set(type, component)
    return component
  }

  return {
    has,
    get: (type) => loaded.get(type),
    load(type) {
      const pending = loading.get(type) ?? load(type).catch(dropFailed)
      loading.set(type, pending)
      return pending

      function dropFailed(reason: unknown): never {
        loading.delete(type)
        throw reason
      }
    },
  }
}

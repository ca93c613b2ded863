/**
 * The components of a project's own blocks, for rendering. Empty here: the compiled components of a
 * project replace this module (see `bundle/own-bundle.ts`).
 */
import type { BlockRegistry } from './ui/context/registry'

export const registry: Partial<BlockRegistry> = {}
export const builds = {}

/**
 * The components of a project's own blocks, for rendering. Here there are none: where a project
 * has some, what is compiled of them takes the place of this module (see `bundle/own-bundle.ts`).
 */
import type { BlockRegistry } from './ui/context/registry'

export const registry: Partial<BlockRegistry> = {}
export const builds = {}

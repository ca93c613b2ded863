/**
 * The components of a project's custom blocks, for rendering. Empty here: the project's compiled
 * components replace this module (see `bundle/own-bundle.ts`).
 */
import type { BlockRegistry } from './ui/context/registry'

export const registry: Partial<BlockRegistry> = {}
export const builds = {}

import type { ContentPartRegistry } from '../context/registry'

/** The parts of running text that few pages have, and how to load them. */
export const contentParts: ContentPartRegistry = {
  code: () => import('./Code').then((module) => module.Code),
  quote: () => import('./Quote').then((module) => module.Quote),
  table: () => import('./Table').then((module) => module.Table),
}

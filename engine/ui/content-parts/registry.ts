import type { ContentPartRegistry } from '../context/registry'

/** The rare parts of running text, and how to load them. */
export const contentParts: ContentPartRegistry = {
  code: () => import('./Code').then((module) => module.Code),
  quote: () => import('./Quote').then((module) => module.Quote),
  table: () => import('./Table').then((module) => module.Table),
}

// Made by `npm run generate` from the folders in blocks/; do not edit.
import type { BlockRegistry } from '../engine/ui/context/registry'

export const registry = {
  'audience-selector': () => import('./audience-selector/AudienceSelector').then((module) => module.AudienceSelector),
  badges: () => import('./badges/Badges').then((module) => module.Badges),
  breadcrumbs: () => import('./breadcrumbs/Breadcrumbs').then((module) => module.Breadcrumbs),
  cards: () => import('./cards/Cards').then((module) => module.Cards),
  comparison: () => import('./comparison/Comparison').then((module) => module.Comparison),
  cta: () => import('./cta/Cta').then((module) => module.Cta),
  faq: () => import('./faq/Faq').then((module) => module.Faq),
  flow: () => import('./flow/Flow').then((module) => module.Flow),
  footer: () => import('./footer/Footer').then((module) => module.Footer),
  form: () => import('./form/Form').then((module) => module.Form),
  header: () => import('./header/Header').then((module) => module.Header),
  hero: () => import('./hero/Hero').then((module) => module.Hero),
  'hub-diagram': () => import('./hub-diagram/HubDiagram').then((module) => module.HubDiagram),
  listings: () => import('./listings/Listings').then((module) => module.Listings),
  'near-pages': () => import('./near-pages/NearPages').then((module) => module.NearPages),
  offices: () => import('./offices/Offices').then((module) => module.Offices),
  prose: () => import('./prose/Prose').then((module) => module.Prose),
  'search-results': () => import('./search-results/SearchResults').then((module) => module.SearchResults),
  split: () => import('./split/Split').then((module) => module.Split),
  stats: () => import('./stats/Stats').then((module) => module.Stats),
  steps: () => import('./steps/Steps').then((module) => module.Steps),
  tabs: () => import('./tabs/Tabs').then((module) => module.Tabs),
  timeline: () => import('./timeline/Timeline').then((module) => module.Timeline),
} satisfies BlockRegistry

import { tellAssets } from './broken-asset'
import type { SiteRule } from './rule'

/** A drawing is a drawing: it runs nothing, and asks for nothing elsewhere. */
export const unsafeSvg: SiteRule = {
  name: 'unsafe-svg',
  scope: 'site',
  reads: ['asset', 'file'],
  check: (context) => tellAssets(context, true),
}

import { reportAssets } from './broken-asset'
import type { SiteRule } from './rule'

/** No file in the `assets` folder contains scripts, or loads files from other sites. */
export const unsafeFile: SiteRule = {
  name: 'unsafe-file',
  scope: 'site',
  check: (context) => reportAssets(context, 'unsafe-file'),
}

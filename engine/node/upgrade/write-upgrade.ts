import { replaceFile } from '../util/replace-file'
import type { UpgradePlan } from './plan-upgrade'

/**
 * Writes what an upgrade makes of a site's files, each in one step. The version is written with
 * the last one: an upgrade that ends before it is run again and does the rest.
 * @throws when a file is not as it was read: what was saved meanwhile stays.
 */
export function writeUpgrade({ files }: UpgradePlan): void {
  for (const { path, before, after } of files) replaceFile(path, { before, after })
}

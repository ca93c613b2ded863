import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../lib/files/project-root'

/** The complete designs for new sites, one folder per look. */
const LOOKS = join(projectRoot, 'looks')
/** The names of the looks. */
export function listLooks(): string[] {
  return readdirSync(LOOKS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

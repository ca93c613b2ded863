import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Settings } from '../../../schemas/generated/types'

/** Copies a site into a folder and changes the settings of the copy. */
export function writeSiteVariant(
  from: string,
  to: string,
  change: (settings: Partial<Settings>) => void,
): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  const file = `${to}/settings.json`
  const settings = JSON.parse(readFileSync(file, 'utf8'))
  change(settings)
  writeFileSync(file, JSON.stringify(settings))
}

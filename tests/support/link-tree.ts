import { linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a folder by hard links, without those of its entries that are named. */
export function linkTree(from: string, to: string, without: string[] = []): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (without.includes(entry.name)) continue
    if (entry.isDirectory()) linkTree(source, target)
    else linkSync(source, target)
  }
}

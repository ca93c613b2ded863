import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a folder without the named entries, using hard links if possible. */
export function linkTree(from: string, to: string, without: string[] = []): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (without.includes(entry.name)) continue
    if (entry.isDirectory()) linkTree(source, target)
    else linkFile(source, target)
  }
}

/** Copies a file as a hard link, or as a copy on another file system. */
export function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EXDEV') throw reason
    copyFileSync(source, target)
  }
}

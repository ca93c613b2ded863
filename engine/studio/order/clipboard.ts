/** Blocks on the clipboard, as JSON. */

const STORAGE_KEY = 'quire-studio-copied'

export function writeBlock(block: unknown): string {
  return JSON.stringify(block, null, 2)
}

/** Copies a text. Pages of the studio in this browser get it also if the clipboard is refused. */
export async function copyText(text: string): Promise<void> {
  localStorage.setItem(STORAGE_KEY, text)
  await navigator.clipboard?.writeText(text).catch(() => {})
}

/** The text that was copied last, or an empty text. */
export async function readCopied(): Promise<string> {
  const own = localStorage.getItem(STORAGE_KEY) ?? ''
  return (await navigator.clipboard?.readText().catch(() => own)) ?? own
}

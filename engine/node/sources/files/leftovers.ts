/** Files that editors and operating systems leave in a folder: backups, locks and settings. */

const OF_SYSTEM = /(?:^|\/)(?:\.DS_Store|\._[^/]*|(?:eh)?Thumbs\.db|desktop\.ini|Icon\r)$/i
const OF_EDITOR = /(?:^|\/)(?:[^/]+(?:~|\.(?:bak|orig|swp|swo|tmp|rej))|#[^/]+#|~\$[^/]+)$/i

/** Where such a file comes from. Undefined for other files. */
export function explainLeftover(file: string): string | undefined {
  if (OF_SYSTEM.test(file))
    return 'The operating system created this file; it reveals the names of other files in the folder.'
  return OF_EDITOR.test(file) ? 'An editor left this copy of a file.' : undefined
}

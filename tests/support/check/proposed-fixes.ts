import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LiveCheck } from '../../../engine/node/check/live/live-check'
import { joinLocated } from '../../../engine/node/check/run/locate-issues'
import { buildFixEdit, parseFixed } from '../../../engine/node/edit/fix/fix-edit'
import { clearUnsaved, setUnsaved } from '../../../engine/node/lib/files/unsaved-files'
import { applyTextEdits } from '../../../engine/node/lib/json/text-edits'
import type { Problem, ProposedFix } from '../../../engine/node/lib/problems/problem'

/**
 * What a hint names: a text, a value, a removal, or the path of a file. A text with `…`, or one that
 * is only an example, is not a replacement.
 */
const PROPOSALS = [
  /^Did you mean /,
  /\b[Ww]rite (?:"[^"…]+"(?:: (?:"[^"…]*"|[\w.]+))?|-?\d[\d.]*|true|false|\[[^\]…]*\])(?:[.,;]|:(?! (?:["{[…]|true in))| (?:if|or|until|again|with|without|on|to|in settings|and "to"))/,
  /^(?:Remove|Delete) (?:it|this entry|the (?:file|entry|rule)|"[^"]*")[.,: ]/,
  /^(?:Rename|Move) it to "[^"]*"/,
  /^Rename "/,
  /^Add "[^"…]*" to "/,
  /^Choose one: "/,
]

/** Returns `true` if the hint of a problem names a replacement. */
export function namesReplacement({ hint = '' }: Pick<Problem, 'hint'>): boolean {
  return PROPOSALS.some((form) => form.test(hint))
}

/** A checked site to which fixes are applied without saving them. */
export class FixedSite {
  readonly #dir: string
  readonly #check: LiveCheck

  constructor(dir: string) {
    this.#dir = dir
    this.#check = new LiveCheck(dir)
  }

  async listProblems(): Promise<Problem[]> {
    return joinLocated(await this.#check.checkAll())
  }

  /** The problems after a fix. Undefined if the fix changes nothing. */
  async apply(problem: Problem, fix: ProposedFix): Promise<Problem[] | undefined> {
    const changed = this.#change(problem, fix)
    if (changed.size === 0) return undefined
    for (const [path, content] of changed) this.#set(path, () => setUnsaved(path, content))
    try {
      return await this.listProblems()
    } finally {
      for (const path of changed.keys()) this.#set(path, () => clearUnsaved(path))
    }
  }

  #change(problem: Problem, { edit }: ProposedFix): Map<string, Buffer | undefined> {
    const path = problem.file
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return new Map()
    const content = readFileSync(path)
    if (edit.kind === 'delete-file') return new Map([[path, undefined]])
    if (edit.kind === 'rename-file') {
      return new Map([
        [path, undefined],
        [join(this.#dir, edit.to), content],
      ])
    }
    const written = content.toString()
    const bom = written.startsWith('\uFEFF') ? '\uFEFF' : ''
    const text = written.slice(bom.length)
    const change = buildFixEdit(parseFixed(text), problem, edit)
    if (!change || change.from === change.to) return new Map()
    return new Map([[path, Buffer.from(bom + applyTextEdits(text, [change]))]])
  }

  #set(path: string, set: () => void): void {
    set()
    this.#check.forget(relative(this.#dir, path).replaceAll('\\', '/'))
  }
}

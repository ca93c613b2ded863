import { join } from 'node:path'
import { reloadSchemas } from '../check/run/check-tools'
import type { Problem } from '../problems/problem'
import { hasErrors } from '../problems/problem'
import { renderReport } from '../reports/report'
import { projectRoot } from '../util/project-root'
import { watchFolder } from '../util/watch-folder'
import { renderOverlay } from './overlay'
import type { DevRuntime } from './runtime'
import type { DevChange, DevSite } from './site'

/** How long after a change the whole site is checked, in milliseconds: the page shows it first. */
const PAUSE = 250

/**
 * Tells the open pages about every saved file of the site, good or bad, and about schemas by which
 * it is another site; returns what ends it.
 */
export function watchSite(runtime: DevRuntime, site: DevSite): () => void {
  /** What the open pages show, and what the terminal says. */
  let told = ''
  let printed = ''
  /** Why the schemas could not be read when they last changed; empty when they could. */
  let unread = ''
  let timer: NodeJS.Timeout | undefined

  const tell = ({ problems, sharedChanged }: DevChange): void => {
    told = unread || renderErrors(problems)
    if (!hasErrors(problems)) runtime.tell({ kind: 'change', sharedChanged })
    if (unread) runtime.tell({ kind: 'trouble', message: unread, stack: '' })
    else if (hasErrors(problems)) runtime.tell({ kind: 'trouble', ...renderOverlay(problems) })
  }

  const print = (report: string): void => {
    if (report !== printed) console.error(report || 'No problems.')
    printed = report
  }

  // Of several files that are saved at once, one is known to be right before the others are.
  const checkAll = async (): Promise<void> => {
    const problems = await site.checkAll()
    const report = unread || renderErrors(problems)
    if (report !== told) tell({ problems, sharedChanged: false })
    print(report)
  }

  // A picture may be read while it is half written; when it is whole, it is a change again.
  const tellReason = (reason: Error): void => console.error(reason.message)
  const checkSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => checkAll().catch(tellReason), PAUSE)
  }

  const changeSchema = async (file: string): Promise<void> => {
    try {
      reloadSchemas()
      unread = ''
    } catch (reason) {
      unread = (reason as Error).message
      told = unread
      print(unread)
      runtime.tell({ kind: 'trouble', message: unread, stack: '' })
      return
    }
    console.log(`Reloaded ${file}. Run \`npm run generate\` to update types and editors.`)
    tell({ problems: await site.checkAll(), sharedChanged: true })
    print(told)
  }

  const stops = [
    watchFolder(site.dir, (file) => {
      site.change(file).then(tell).catch(tellReason).finally(checkSoon)
    }),
    watchFolder(join(projectRoot, 'schemas'), (file) => {
      const isWritten = file.endsWith('.schema.json') && !file.startsWith('generated/')
      if (isWritten) changeSchema(`schemas/${file}`).catch(tellReason)
    }),
    watchFolder(join(projectRoot, 'blocks'), (file) => {
      if (file.endsWith('/schema.json')) changeSchema(`blocks/${file}`).catch(tellReason)
    }),
  ]
  checkSoon()
  return () => {
    for (const stop of stops) stop()
    clearTimeout(timer)
  }
}

/** The report, where there are errors: warnings alone are left to the check. */
function renderErrors(problems: Problem[]): string {
  return hasErrors(problems) ? renderReport(problems) : ''
}

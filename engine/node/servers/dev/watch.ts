import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage } from '../../lib/files/invocation'
import { watchFolder } from '../../lib/files/watch-folder'
import { Postponed } from '../../lib/processes/postponed'
import { ownProject } from '../../schemas/block-folders'
import { writeProjectFiles } from '../../schemas/generate/project-files'
import { GENERATED_FOLDER } from '../../schemas/schema-path'
import type { DevCode } from './code'
import { isSource, loadCode, SOURCE_FOLDERS } from './code'
import type { Reporter } from './reporter'
import type { DevSite } from './site'
import type { SiteUpdates } from './site-updates'
import { printError } from './site-updates'

/**
 * The delay between a change and compiling, in milliseconds, because a new block has several files.
 */
const COMPILE_PAUSE = 100

const STALE_TYPES = 'A schema was saved. Run `npm run generate` to update types and editors.'

/** Functions called on changes while the server runs. */
export interface DevState {
  site: DevSite
  code: DevCode
}

/**
 * Shows every saved file of the site, valid or not, unless `isNew` returns `false` for it. Returns a
 * function that stops this.
 */
export function watchSite(
  updates: SiteUpdates,
  isNew: (file: string) => boolean = () => true,
): () => void {
  const stop = watchFolder(updates.site.dir, (file) => {
    // The drafts of the studio, if the site is the project itself.
    if (file.startsWith(GENERATED_FOLDER)) return
    if (isNew(file)) updates.showSaved(file)
  })
  updates.start()
  return () => {
    stop()
    updates.stop()
  }
}

/** The check depends on all sources except these. */
const UNCHECKED = /\.(?:tsx|css)$/

/** Compiles saved sources and shows the result. Returns a function that stops this. */
export function watchSources(state: DevState, reporter: Reporter): () => void {
  const { site } = state
  let changesCheck = false
  const compile = new Postponed(
    COMPILE_PAUSE,
    async () => {
      const reloadsSchemas = changesCheck
      changesCheck = false
      const codeError = await reload(state, reloadsSchemas)
      if (codeError) changesCheck ||= reloadsSchemas
      reporter.reportCode(site.problems(), codeError)
      if (reloadsSchemas) reporter.report(await site.checkAll())
    },
    printError,
  )
  const stops = SOURCE_FOLDERS.map((folder) =>
    watchFolder(folder, (file) => {
      if (!isSource(join(folder, file))) return
      if (!isPackage && file.endsWith('schema.json')) console.log(STALE_TYPES)
      changesCheck ||= !UNCHECKED.test(file)
      compile.start()
    }),
  )
  return () => {
    for (const stop of stops) stop()
    compile.stop()
  }
}

/** Loads the changed code and its schemas. Returns the error, if any. */
async function reload(state: DevState, reloadsSchemas: boolean): Promise<string> {
  try {
    const code = await loadCode(state.code, reloadsSchemas ? undefined : state.code.tools)
    if (reloadsSchemas) {
      const hasGenerated = isPackage && existsSync(join(ownProject, GENERATED_FOLDER))
      if (hasGenerated) await writeProjectFiles(ownProject)
    }
    state.code = code
    return ''
  } catch (reason) {
    return (reason as Error).message
  }
}

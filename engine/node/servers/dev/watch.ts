import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage } from '../../lib/files/invocation'
import { watchFolder } from '../../lib/files/watch-folder'
import { ownProject } from '../../schemas/block-folders'
import { writeProjectFiles } from '../../schemas/generate/project-files'
import { GENERATED_FOLDER } from '../../schemas/schema-path'
import type { DevCode } from './code'
import { isSource, loadCode, SOURCE_FOLDERS } from './code'
import type { Reporter } from './reporter'
import type { DevSite } from './site'

/** How long after a change the whole site is checked, in milliseconds: the page shows it first. */
const CHECK_PAUSE = 250
/** How long after a change sources are compiled, in milliseconds: a new block has several files. */
const COMPILE_PAUSE = 100

const STALE_TYPES = 'A schema was saved. Run `npm run generate` to update types and editors.'

/** What changes while the server runs. */
export interface DevState {
  site: DevSite
  code: DevCode
}

/** Shows every saved file of the site, good or bad; returns what ends it. */
export function watchSite(site: DevSite, reporter: Reporter): () => void {
  const check = new Postponed(CHECK_PAUSE, async () => reporter.report(await site.checkAll()))
  const stop = watchFolder(site.dir, (file) => {
    site
      .change(file)
      .then((change) => reporter.show(change))
      .catch(printError)
      .finally(() => check.start())
  })
  check.start()
  return () => {
    stop()
    check.stop()
  }
}

/** The check depends on all sources but these. */
const UNCHECKED = /\.(?:tsx|css)$/

/** Compiles sources when they are saved, and shows the result; returns what ends it. */
export function watchSources(state: DevState, reporter: Reporter): () => void {
  const { site } = state
  let changesCheck = false
  const compile = new Postponed(COMPILE_PAUSE, async () => {
    const reloadsSchemas = changesCheck
    changesCheck = false
    const codeError = await reload(state, reloadsSchemas)
    if (codeError) changesCheck ||= reloadsSchemas
    reporter.reportCode(site.problems(), codeError)
    if (reloadsSchemas) reporter.report(await site.checkAll())
  })
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

/** Loads the changed code, and the schemas with it; returns why it could not, or nothing. */
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

/** Does work once a pause has passed without a further start, and never twice at a time. */
class Postponed {
  readonly #pause: number
  readonly #work: () => Promise<void>
  #timer: NodeJS.Timeout | undefined
  #running = Promise.resolve()

  constructor(pause: number, work: () => Promise<void>) {
    this.#pause = pause
    this.#work = work
  }

  start(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#running = this.#running.then(this.#work).catch(printError)
    }, this.#pause)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

// A picture may be read while it is half written; when it is whole, it is a change again.
const printError = (reason: Error): void => console.error(reason.message)

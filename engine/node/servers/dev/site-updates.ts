import { Postponed } from '../../lib/processes/postponed'
import type { Reporter } from './reporter'
import type { DevChange, DevSite } from './site'

/**
 * The delay between a change and the check of the whole site, in milliseconds: the page shows the
 * change first.
 */
const CHECK_PAUSE = 100
/** The same delay in the studio, where every key is a change. */
const TYPING_PAUSE = 300

/** Shows changes of a site's files, and checks the whole site after a pause. */
export class SiteUpdates {
  readonly site: DevSite
  readonly #reporter: Reporter
  readonly #check: Postponed

  /** `onCheck` is called after each check of the whole site. */
  constructor(site: DevSite, reporter: Reporter, onCheck = () => {}) {
    this.site = site
    this.#reporter = reporter
    const check = async () => {
      reporter.report(await site.checkAll())
      onCheck()
    }
    this.#check = new Postponed(CHECK_PAUSE, check, printError)
  }

  /** Checks the whole site. */
  start(): void {
    this.#check.start()
  }

  stop(): void {
    this.#check.stop()
  }

  /** Shows a saved file of the site, valid or not. */
  showSaved(file: string): void {
    this.site
      .change(file)
      .then((change) => this.#reporter.show(change))
      .catch(printError)
      .finally(() => this.#check.start())
  }

  /** Shows files that were changed in the studio. A page with errors stays as it is. */
  async showEdited(files: string[]): Promise<void> {
    let edited: DevChange = { problems: [], sharedChanged: false }
    for (const file of files) {
      const { problems, sharedChanged } = await this.site.change(file)
      edited = { problems, sharedChanged: edited.sharedChanged || sharedChanged }
    }
    this.#reporter.showEdited(edited)
    this.#check.start(TYPING_PAUSE)
  }
}

// A picture may be read while it is only half written. The watcher reports it again once it is
// complete.
export const printError = (reason: Error): void => console.error(reason.message)

import type { OverlayText } from '../../../core/dev-protocol'
import { renderReport } from '../../check/report/report'
import type { Problem } from '../../lib/problems/problem'
import { hasErrors } from '../../lib/problems/problem'
import type { OpenPages } from './open-pages'
import { renderOverlay } from './overlay'
import type { DevChange } from './site'

/** Reports changes and problems to open pages and in the terminal. */
export class Reporter {
  readonly #pages: Pick<OpenPages, 'send'>
  /** The last change's compile error. Empty if it compiled without errors. */
  #codeError = ''
  /** The report in open pages, and the report in the terminal. */
  #shown = ''
  #printed = ''

  constructor(pages: Pick<OpenPages, 'send'>) {
    this.#pages = pages
  }

  /** Reports the result of compiling changed sources. */
  reportCode(problems: Problem[], codeError: string): void {
    this.#codeError = codeError
    if (codeError === '') this.show({ problems, sharedChanged: true })
    else this.#showProblem(problems)
    this.#print()
  }

  /** Shows a change in open pages, with its problems. */
  show({ problems, sharedChanged }: DevChange): void {
    if (sharedChanged || !hasErrors(problems)) this.#pages.send({ kind: 'change', sharedChanged })
    this.#showProblem(problems)
  }

  /** The same for a change in the studio. Pages without errors show it, whatever others have. */
  showEdited({ problems, sharedChanged }: DevChange): void {
    this.#pages.send({ kind: 'change', sharedChanged })
    this.#showProblem(problems)
  }

  /** Reports the problems of the whole site. Open pages may show it already. */
  report(problems: Problem[]): void {
    if (this.#render(problems) !== this.#shown) this.show({ problems, sharedChanged: false })
    this.#print()
  }

  #showProblem(problems: Problem[]): void {
    this.#shown = this.#render(problems)
    if (this.#shown === '') return
    const text = this.#codeError ? splitMessage(this.#codeError) : renderOverlay(problems)
    this.#pages.send({ kind: 'problem', ...text })
  }

  /** Only the check reports warnings. */
  #render(problems: Problem[]): string {
    return this.#codeError || (hasErrors(problems) ? renderReport(problems) : '')
  }

  #print(): void {
    if (this.#shown !== this.#printed) console.error(this.#shown || 'No problems.')
    this.#printed = this.#shown
  }
}

function splitMessage(text: string): OverlayText {
  const [message = '', ...lines] = text.split('\n')
  return { message, details: lines.join('\n') }
}

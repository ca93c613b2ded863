import type { OverlayText } from '../../../core/dev-protocol'
import { renderReport } from '../../check/report/report'
import type { Problem } from '../../lib/problems/problem'
import { hasErrors } from '../../lib/problems/problem'
import type { OpenPages } from './open-pages'
import { renderOverlay } from './overlay'
import type { DevChange } from './site'

/** Reports changes and problems, to the open pages and in the terminal. */
export class Reporter {
  readonly #pages: Pick<OpenPages, 'send'>
  /** Why the sources could not be compiled when they last changed; empty when they could. */
  #codeError = ''
  /** What the open pages show, and what the terminal says. */
  #shown = ''
  #printed = ''

  constructor(pages: Pick<OpenPages, 'send'>) {
    this.#pages = pages
  }

  /** Reports that changed sources were compiled, or why they could not be. */
  reportCode(problems: Problem[], codeError: string): void {
    this.#codeError = codeError
    if (codeError === '') this.show({ problems, sharedChanged: true })
    else this.#showProblem(problems)
    this.#print()
  }

  /** Shows a change in the open pages, with what is wrong since then. */
  show({ problems, sharedChanged }: DevChange): void {
    if (sharedChanged || !hasErrors(problems)) this.#pages.send({ kind: 'change', sharedChanged })
    this.#showProblem(problems)
  }

  /** Reports what is wrong with the whole site; the open pages may show it already. */
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

  /** Warnings are left to the check. */
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

import { findDuplicateIds, findMissingTexts, findStrayValues } from './markup-issues'
import type { PageTrial } from './page-trial'
import type { TestIssue } from './test-issue'

/** The issues of the HTML that the server renders for a valid page. */
export async function findRenderIssues(trial: PageTrial, page: object): Promise<TestIssue[]> {
  const logged: string[] = []
  const restore = watchConsole((text) => logged.push(text))
  try {
    const html = await trial.render(page)
    const again = await trial.render(page)
    return [
      ...logged.map((text) => ({
        name: 'console-error' as const,
        message: `The block logs: ${text}`,
      })),
      ...findMarkupIssues(html),
      ...(html === again ? [] : [reportDifference(html, again)]),
    ]
  } catch (reason) {
    const { message } = reason as Error
    return [{ name: 'render-error', message: `The block throws on the server, ${message}` }]
  } finally {
    restore()
  }
}

/** The text of a page that is missing from the server's HTML. */
export async function findTextIssues(trial: PageTrial, page: object): Promise<TestIssue[]> {
  const missing = findMissingTexts(await trial.render(page), trial.listTexts(page))
  return missing.map((text) => ({
    name: 'missing-text',
    message: `The HTML does not contain the text "${text}".`,
  }))
}

function findMarkupIssues(html: string): TestIssue[] {
  return [
    ...findStrayValues(html).map((text) => ({
      name: 'stray-value' as const,
      message: `The HTML shows a value that is not text: ${text}`,
    })),
    ...findDuplicateIds(html).map((id) => ({
      name: 'duplicate-id' as const,
      message: `The id "${id}" occurs twice.`,
    })),
  ]
}

/** The length of a reported difference, in characters. */
const SHOWN = 60

function reportDifference(one: string, other: string): TestIssue {
  let at = 0
  while (one[at] === other[at]) at += 1
  const show = (html: string) => html.slice(Math.max(0, at - SHOWN / 2), at + SHOWN / 2)
  return {
    name: 'unstable-html',
    message: `Two renderings give different HTML: first "${show(one)}", then "${show(other)}".`,
  }
}

/** Redirects console output to `note`. Returns a function that restores it. */
function watchConsole(note: (text: string) => void): () => void {
  const { error, warn } = console
  console.error = console.warn = (...words: unknown[]) => note(words.join(' '))
  return () => Object.assign(console, { error, warn })
}

import { findDuplicateIds, findMissingTexts, findStrayValues } from './markup-issues'
import type { PageTrial } from './page-trial'
import type { TestIssue } from './test-issue'

/** What is wrong with the HTML that the server renders of a page, which the check accepts. */
export async function findRenderIssues(trial: PageTrial, page: object): Promise<TestIssue[]> {
  const logged: string[] = []
  const restore = watchConsole((text) => logged.push(text))
  try {
    const html = await trial.render(page)
    const again = await trial.render(page)
    return [
      ...logged.map((text) => ({ name: 'console-error' as const, message: `It logs: ${text}` })),
      ...findMarkupIssues(html),
      ...(html === again ? [] : [reportDifference(html, again)]),
    ]
  } catch (reason) {
    const { message } = reason as Error
    return [{ name: 'render-error', message: `Something throws on the server, ${message}` }]
  } finally {
    restore()
  }
}

/** The texts of a page that the HTML of the server does not say. */
export async function findTextIssues(trial: PageTrial, page: object): Promise<TestIssue[]> {
  const missing = findMissingTexts(await trial.render(page), trial.listTexts(page))
  return missing.map((text) => ({
    name: 'missing-text',
    message: `The HTML does not have the text "${text}".`,
  }))
}

function findMarkupIssues(html: string): TestIssue[] {
  return [
    ...findStrayValues(html).map((text) => ({
      name: 'stray-value' as const,
      message: `The HTML shows a value that is none: ${text}`,
    })),
    ...findDuplicateIds(html).map((id) => ({
      name: 'duplicate-id' as const,
      message: `The id "${id}" stands twice.`,
    })),
  ]
}

/** How much is shown of what differs. */
const SHOWN = 60

function reportDifference(one: string, other: string): TestIssue {
  let at = 0
  while (one[at] === other[at]) at += 1
  const show = (html: string) => html.slice(Math.max(0, at - SHOWN / 2), at + SHOWN / 2)
  return {
    name: 'unstable-html',
    message: `Rendered twice, the HTML is once "${show(one)}", then "${show(other)}".`,
  }
}

/** Gives what is logged to `note` instead; returns what ends that. */
function watchConsole(note: (text: string) => void): () => void {
  const { error, warn } = console
  console.error = console.warn = (...words: unknown[]) => note(words.join(' '))
  return () => Object.assign(console, { error, warn })
}

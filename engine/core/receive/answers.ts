import { escapeHtml } from '../text/escape'
import type { ReceivedForm, Verdict } from './received-form'

/** The answer to a request. */
export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** The headers of all answers. No cache stores them. */
export const ANSWER_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Returns `true` for a request of the form's script, `false` for one of a browser without it.
 * `accept` is its header `Accept`.
 */
export function isOfScript(accept: string | null | undefined): boolean {
  return accept?.includes('application/json') ?? false
}

/** The answer to a request that sends no form. Undefined for one that does. */
export function answerMethod(method: string | undefined): Answer | undefined {
  if (method === 'OPTIONS') return { status: 204 }
  if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
  return undefined
}

/** The answer to an enquiry that is stored. `isScript` is `true` for a request of the form's script. */
export function confirm(
  { name, language, sentPage, sent }: ReceivedForm,
  isScript: boolean,
): Answer {
  if (isScript) return { status: 204 }
  return sentPage ? redirect(sentPage) : renderPage(200, { name, language, lines: [sent] })
}

/** The answer to a form with invalid values: its messages. */
export function reject(
  { name, language, errorPage }: ReceivedForm,
  { errors }: Pick<Verdict, 'errors'>,
  isScript: boolean,
): Answer {
  if (isScript) {
    const headers = { 'Content-Type': 'application/json' }
    return { status: 422, headers, body: JSON.stringify({ fields: errors }) }
  }
  if (errorPage) return redirect(errorPage)
  return renderPage(422, { name, language, lines: Object.values(errors) })
}

/** Adds a page to an answer to a form that was not stored. The form's script has texts of its own. */
export function excuse(answer: Answer, [form]: ReceivedForm[]): Answer {
  if (!form || answer.status < 400 || answer.body !== undefined) return answer
  const { name, language, failed } = form
  const page = renderPage(answer.status, { name, language, lines: failed })
  return { ...page, headers: { ...page.headers, ...answer.headers } }
}

function redirect(url: string): Answer {
  return { status: 303, headers: { Location: url } }
}

interface PageTexts {
  name: string
  language: string
  lines: string[]
}

function renderPage(status: number, { name, language, lines }: PageTexts): Answer {
  const title = escapeHtml(name)
  const body = [
    `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<h1>${title}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
  ]
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
  }
  return { status, headers, body: body.join('\n') }
}

/** Tries the forms of a published page. */
import { receivers } from '../../../../blocks/receive-registry'
import type { ReceivedForm, ReceiverMessages } from '../../../core/receive/received-form'
import { RECEIVER_MESSAGES } from '../../../core/receive/received-form'
import { getDate } from '../../../core/text/dates'
import type { LiveForm, LivePage } from './live-page'
import { fetchPage } from './live-page'
import type { Outcome } from './send-test'
import { sendNatively, sendWithScript } from './send-test'
import { findTestValues, listNamed } from './test-values'

/** Only the names of the fields with errors are read. An empty message would be no error. */
const MESSAGES = Object.fromEntries(
  RECEIVER_MESSAGES.map((name) => [name, name]),
) as ReceiverMessages

/**
 * Sends a test enquiry with each form of a page, twice: with and without scripts. Prints what
 * arrived.
 * @returns `true` if no enquiry was lost.
 * @throws if the page cannot be fetched, has no form, or has no field of a chosen value.
 */
export async function checkLiveForms(
  address: URL,
  chosen: ReadonlyMap<string, string>,
): Promise<boolean> {
  const page = await fetchPage(address)
  if (page.forms.length === 0) throw new Error(`${page.url.href} has no form.`)
  const known = listNamed(page.forms.map(({ fields }) => fields)).map(({ name }) => name)
  const unknown = [...chosen.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`No form of this page has the field "${unknown}".`)
  let isComplete = true
  for (const form of page.forms) {
    const outcomes = await tryForm(page, form, chosen)
    if (outcomes.some(({ isLost }) => isLost)) isComplete = false
    console.log(`${form.name}: ${form.service ?? form.url?.href ?? 'sent nowhere'}`)
    for (const { text } of outcomes) console.log(`  ${text}`)
  }
  return isComplete
}

async function tryForm(
  page: LivePage,
  { type, fields, url, isData, service }: LiveForm,
  chosen: ReadonlyMap<string, string>,
): Promise<Outcome[]> {
  if (service !== undefined) {
    return [
      { isLost: false, text: 'Not tried: a form service receives it. Send it from the page.' },
    ]
  }
  if (!url) return [{ isLost: true, text: 'Lost: the form only looks as if it were sent.' }]
  const receiver = receivers[type]
  if (!receiver) return [{ isLost: true, text: `Not tried: "${type}" has no receiver.` }]
  const form: Pick<ReceivedForm, 'fields' | 'messages'> = { fields, messages: MESSAGES }
  const day = getDate(new Date(), 'UTC')
  const judge = (entries: [string, string][]) =>
    receiver.judge(form, { entries, files: [] }, { first: day, last: day })
  const values = findTestValues({ fields, judge, path: page.url.pathname, chosen })
  if (typeof values === 'string') return [{ isLost: true, text: explainMissing(values, fields) }]
  const test = { page, url, isData, values }
  return [
    report('With scripts', await sendWithScript(test)),
    report('Without scripts', await sendNatively(test)),
  ]
}

function explainMissing(name: string, fields: unknown[]): string {
  const isFile = listNamed(fields).some((field) => field.name === name && field.type === 'file')
  return isFile
    ? `Not tried: the field "${name}" requires a file, and this command sends no files.`
    : `Not tried: no valid value was found for "${name}". Use --value ${name}=TEXT.`
}

function report(way: string, { isLost, text }: Outcome): Outcome {
  return { isLost, text: `${way}: ${isLost ? 'lost' : 'arrived'}. ${text}` }
}

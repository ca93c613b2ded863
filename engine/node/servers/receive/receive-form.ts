import type { IncomingMessage } from 'node:http'
import type {
  FormReceivers,
  ReceivedForm,
  ReceivedValues,
  Today,
  Verdict,
} from '../../../core/receive/received-form'
import { hashFile } from '../../lib/files/hash-content'
import type { Answer } from './answers'
import { confirm, reject } from './answers'
import { writeMail } from './mail-text'
import { parseEntries, readBody } from './read-body'
import type { Mailer } from './send-mails'
import type { EnquiryStore } from './store'

export interface Reception {
  /** The forms of the site. */
  forms: ReceivedForm[]
  receivers: FormReceivers
  store: EnquiryStore
  /** Sends the mails about enquiries. Undefined if none are to be sent. */
  mailer?: Mailer
}

/** What is needed for one form. */
interface FormUse {
  receivers: FormReceivers
  store: Pick<EnquiryStore, 'keep'>
  mailer?: Pick<Mailer, 'wake'>
}

/** Receives a form: validates it, stores it, and returns the answer. */
export async function receiveForm(
  request: IncomingMessage,
  forms: ReceivedForm[],
  { receivers, store, mailer }: FormUse,
): Promise<Answer> {
  const body = await readBody(request)
  if (!body) return { status: 413 }
  const entries = await parseEntries(body, request.headers['content-type'] ?? '')
  if (!entries) return { status: 415 }
  const received = Date.now()
  const judged = judgeForms(forms, entries, { receivers, today: listToday(received) })
  if (!judged) return { status: 404 }
  const { form, verdict } = judged
  const isScript = request.headers.accept?.includes('application/json') ?? false
  if (Object.keys(verdict.errors).length > 0) return reject(form, verdict, isScript)
  const { values, unknown, isSpam, token } = verdict
  const definition = JSON.stringify(form)
  const content = JSON.stringify({ ...unknown, ...values })
  await store.keep({
    form: `${form.path} ${form.name}`,
    definition,
    hash: hashFile(definition),
    token,
    fingerprint: hashFile(JSON.stringify(sortNames({ ...unknown, ...values }))),
    values: content,
    isSpam,
    received,
    ...(mailer && { mail: writeMail(form, verdict) }),
  })
  mailer?.wake()
  return confirm(form, isScript)
}

interface Judged {
  form: ReceivedForm
  verdict: Verdict
}

/**
 * Several forms can have one path: those of several languages or versions of a page. The best one
 * knows the most names, and accepts the values.
 */
function judgeForms(
  forms: ReceivedForm[],
  entries: [string, string][],
  { receivers, today }: { receivers: FormReceivers; today: Today },
): Judged | undefined {
  const judged = forms.flatMap((form) => {
    const receiver = receivers[form.type]
    return receiver ? [{ form, verdict: receiver.judge(form, entries, today) }] : []
  })
  const count = (record: object) => Object.keys(record).length
  const compare = (a: Judged, b: Judged) =>
    count(a.verdict.unknown) - count(b.verdict.unknown) ||
    count(a.verdict.errors) - count(b.verdict.errors)
  return judged.sort(compare)[0]
}

/** The visitor's time zone is unknown: UTC−12 to UTC+14. */
function listToday(now: number): Today {
  const dateAfter = (hours: number) =>
    new Date(now + hours * 3_600_000).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return { first: dateAfter(-12), last: dateAfter(14) }
}

function sortNames(values: ReceivedValues): [string, string | string[]][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
}

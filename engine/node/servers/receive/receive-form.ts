import type { IncomingMessage } from 'node:http'
import type {
  FileLimits,
  FormReceivers,
  ReceivedForm,
  ReceivedValues,
  Today,
  Verdict,
} from '../../../core/receive/received-form'
import { hashFile } from '../../lib/files/hash-content'
import { writeMail } from '../receive-outbox/mail-text'
import type { Mailer } from '../receive-outbox/send-mails'
import type { Answer } from './answers'
import { confirm, reject } from './answers'
import type { FileFolder } from './file-folder'
import { writeFormKey } from './form-key'
import type { ReadForm } from './read-form'
import { readForm, removeFiles, UnreadableForm } from './read-form'
import type { IncomingFile, StartScan } from './save-file'
import type { EnquiryStore } from './store'

/** What is needed to receive a form. */
export interface FormUse {
  receivers: FormReceivers
  store: Pick<EnquiryStore, 'keep'>
  folder: Pick<FileFolder, 'reserve' | 'keep' | 'discard'>
  /** Sends the mails about enquiries. Undefined if none are to be sent. */
  mailer?: Pick<Mailer, 'wake'>
}

/** Receives a form: validates it, stores it, and returns the answer. */
export async function receiveForm(
  request: IncomingMessage,
  forms: ReceivedForm[],
  use: FormUse,
): Promise<Answer> {
  const { receivers, folder } = use
  const options = { folder: folder.reserve(), ...describeFiles(forms, receivers) }
  try {
    const read = await readForm(request, options)
    const received = Date.now()
    const judged = judgeForms(forms, read, { receivers, today: listToday(received) })
    if (!judged) return { status: 404 }
    const { form, verdict } = judged
    const isScript = isOfScript(request)
    if (Object.keys(verdict.errors).length > 0) return reject(form, verdict, isScript)
    await storeEnquiry(judged, received, use)
    return confirm(form, isScript)
  } catch (reason) {
    if (reason instanceof UnreadableForm) return { status: reason.status }
    throw reason
  } finally {
    await removeFiles(options)
  }
}

/** Returns `true` for a request of the form's script, `false` for one of a browser without it. */
export function isOfScript({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.accept?.includes('application/json') ?? false
}

/** The form of a request is only known once all of it has been read. */
function describeFiles(
  forms: ReceivedForm[],
  receivers: FormReceivers,
): { limits: ReadonlyMap<string, FileLimits>; startScan: StartScan } {
  const own = forms.flatMap((form) => receivers[form.type]?.listFileLimits(form.fields) ?? [])
  const limits = new Map<string, FileLimits>()
  for (const [name, { size, count }] of own) {
    const other = limits.get(name) ?? { size: 0, count: 0 }
    limits.set(name, { size: Math.max(size, other.size), count: Math.max(count, other.count) })
  }
  const [receiver] = forms.flatMap(({ type }) => receivers[type] ?? [])
  return { limits, startScan: receiver?.startScan ?? NO_SCAN }
}

const NO_SCAN: StartScan = () => ({ add() {}, problems: () => [] })

/** Stores an enquiry and its files. Files are in their folder before the enquiry names them. */
async function storeEnquiry(
  { form, verdict }: Judged,
  received: number,
  { store, folder, mailer }: FormUse,
): Promise<void> {
  const { values, unknown, isSpam, token } = verdict
  const definition = JSON.stringify(form)
  const hashes = verdict.files.map(({ field, name, hash }) => [field, name, hash])
  const fingerprint = hashFile(JSON.stringify([sortNames({ ...unknown, ...values }), hashes]))
  const files = await folder.keep(verdict.files)
  const isStored = await store
    .keep({
      form: writeFormKey(form),
      definition,
      hash: hashFile(definition),
      token,
      fingerprint,
      values: JSON.stringify({ ...unknown, ...values }),
      files,
      isSpam,
      received,
      ...(mailer && { mail: writeMail(form, verdict) }),
    })
    .catch(async (reason) => {
      await folder.discard(files)
      throw reason
    })
  if (!isStored) await folder.discard(files)
  mailer?.wake()
}

interface Judged {
  form: ReceivedForm
  verdict: Verdict<IncomingFile>
}

/**
 * Several forms can have one path: those of several languages or versions of a page. The best one
 * knows the most names, and accepts the values. The latest version comes first.
 */
function judgeForms(
  forms: ReceivedForm[],
  read: ReadForm,
  { receivers, today }: { receivers: FormReceivers; today: Today },
): Judged | undefined {
  const judged = forms.flatMap((form) => {
    const receiver = receivers[form.type]
    return receiver ? [{ form, verdict: receiver.judge(form, read, today) }] : []
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

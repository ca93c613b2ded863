/** What every receiver does with a form that it has read. Hosts differ in how they store it. */
import { getDate } from '../text/dates'
import type { Answer } from './answers'
import { confirm, reject } from './answers'
import type {
  FileLimits,
  FormReceiver,
  FormReceivers,
  ReceivedFile,
  ReceivedForm,
  ReceivedValues,
  Today,
  Verdict,
} from './received-form'

/** The largest size of all names and texts of a form, in bytes. */
export const MAX_TEXT = 1024 * 1024

/** A file with the hash of its content. */
export interface HashedFile extends ReceivedFile {
  /** The SHA-256 of its content, in hexadecimal digits. */
  hash: string
}

/** What a request has: names and values in their order, and files. */
export interface ReadForm<File extends HashedFile> {
  entries: [name: string, value: string][]
  files: File[]
}

/** A form, and what was found in the values that were sent with it. */
export interface JudgedForm<File extends HashedFile> {
  form: ReceivedForm
  verdict: Verdict<File>
}

export interface JudgeOptions {
  /** The forms of the path. The latest version of each comes first. */
  forms: ReceivedForm[]
  receivers: FormReceivers
  /** The time at which the form arrived, in milliseconds since 1970. */
  received: number
  /** `true` for a request of the form's script. */
  isScript: boolean
}

/** Why a form cannot be read, as a status of HTTP. */
export class UnreadableForm extends Error {
  readonly status: 413 | 415

  constructor(status: 413 | 415) {
    super(`A form was answered with status ${status}.`)
    this.status = status
  }
}

/**
 * Answers a form: `keep` stores it, if it is valid.
 * @throws what `keep` throws.
 */
export async function answerForm<File extends HashedFile>(
  read: ReadForm<File>,
  { forms, receivers, received, isScript }: JudgeOptions,
  keep: (judged: JudgedForm<File>) => Promise<void>,
): Promise<Answer> {
  const judged = judgeForms(forms, read, { receivers, today: listToday(received) })
  if (!judged) return { status: 404 }
  const { form, verdict } = judged
  if (Object.keys(verdict.errors).length > 0) return reject(form, verdict, isScript)
  await keep(judged)
  return confirm(form, isScript)
}

/** The form of a request is only known once all of it has been read. */
export function describeFiles(
  forms: ReceivedForm[],
  receivers: FormReceivers,
): { limits: ReadonlyMap<string, FileLimits>; startScan: FormReceiver['startScan'] } {
  const own = forms.flatMap((form) => receivers[form.type]?.listFileLimits(form.fields) ?? [])
  const limits = new Map<string, FileLimits>()
  for (const [name, { size, count }] of own) {
    const other = limits.get(name) ?? { size: 0, count: 0 }
    limits.set(name, { size: Math.max(size, other.size), count: Math.max(count, other.count) })
  }
  const [receiver] = forms.flatMap(({ type }) => receivers[type] ?? [])
  return { limits, startScan: receiver?.startScan ?? NO_SCAN }
}

const NO_SCAN: FormReceiver['startScan'] = () => ({ add() {}, problems: () => [] })

/**
 * Returns a function that finds the limits of each file of a request. Undefined for files that are
 * not checked: those that no field accepts, and the empty one that browsers send if there is no
 * file. Of each field, one file more than allowed is checked, which shows that there are too many.
 */
export function createFileFilter(
  limits: ReadonlyMap<string, FileLimits>,
): (field: string, name: string) => FileLimits | undefined {
  const counts = new Map<string, number>()
  return (field, name) => {
    const limit = limits.get(field)
    const count = counts.get(field) ?? 0
    if (!limit || name === '' || count > limit.count) return undefined
    counts.set(field, count + 1)
    return limit
  }
}

/** A text that is the same for the same values and files. */
export function writeContent({
  values,
  unknown,
  files,
}: Pick<Verdict<HashedFile>, 'values' | 'unknown' | 'files'>): string {
  const hashes = files.map(({ field, name, hash }) => [field, name, hash])
  return JSON.stringify([sortNames({ ...unknown, ...values }), hashes])
}

function sortNames(values: ReceivedValues): [string, string | string[]][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Several forms can have one path: those of several languages or versions of a page. The best one
 * knows the most names, and accepts the values. The latest version comes first.
 */
function judgeForms<File extends HashedFile>(
  forms: ReceivedForm[],
  read: ReadForm<File>,
  { receivers, today }: { receivers: FormReceivers; today: Today },
): JudgedForm<File> | undefined {
  const judged = forms.flatMap((form) => {
    const receiver = receivers[form.type]
    return receiver ? [{ form, verdict: receiver.judge(form, read, today) }] : []
  })
  const count = (record: object) => Object.keys(record).length
  const compare = (a: JudgedForm<File>, b: JudgedForm<File>) =>
    count(a.verdict.unknown) - count(b.verdict.unknown) ||
    count(a.verdict.errors) - count(b.verdict.errors)
  return judged.sort(compare)[0]
}

/** The visitor's time zone is unknown: UTC−12 to UTC+14. */
function listToday(now: number): Today {
  const dateAfter = (hours: number) => getDate(new Date(now + hours * 3_600_000), 'UTC')
  return { first: dateAfter(-12), last: dateAfter(14) }
}

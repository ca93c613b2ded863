import type { ReceivedForm, Verdict } from '../../../core/receive/received-form'
import type { Mail } from './outbox'

/** The mail about a form. The labels are those that the visitor saw. */
export function writeMail(
  { name }: Pick<ReceivedForm, 'name'>,
  { lines, replyTo, unknown }: Pick<Verdict, 'lines' | 'replyTo' | 'unknown'>,
): Mail {
  const others = Object.entries(unknown).map(([label, value]) => ({ label, texts: [value].flat() }))
  const written = [...lines, ...others].map(({ label, texts }) =>
    [label, ...texts.flatMap(splitLines).map((line) => `    ${line}`)].join('\n'),
  )
  return { form: name, text: `${written.join('\n\n')}\n`, ...(replyTo && { replyTo }) }
}

function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/)
}

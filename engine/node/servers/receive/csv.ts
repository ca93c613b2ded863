import Papa from 'papaparse'
import type { FormReceivers, ReceivedForm } from '../../../core/receive/received-form'
import type { EnquiryStore, StoredEnquiry } from './store'

/** Programs for tables read UTF-8 only after this character. */
const BOM = '\uFEFF'

/**
 * All enquiries as CSV (https://www.rfc-editor.org/rfc/rfc4180), with a column for each field name.
 * Its header is the label in the latest definition of the form, with the name if another column has
 * this label too. A value that a program for tables would execute as a formula has an apostrophe
 * before it.
 */
export function renderCsv(
  store: Pick<EnquiryStore, 'list' | 'listDefinitions'>,
  receivers: FormReceivers,
): string {
  const enquiries = store.list()
  const rows = enquiries.map(
    (enquiry): Record<string, string> => ({
      ...joinValues(enquiry),
      ...describeBefore(enquiry),
      ...describeAfter(enquiry),
    }),
  )
  const list = (describe: (enquiry: StoredEnquiry) => object) =>
    enquiries.flatMap((enquiry) => Object.keys(describe(enquiry)))
  const columns = new Set([...list(describeBefore), ...list(joinValues), ...list(describeAfter)])
  const fields = writeHeaders([...columns], listLabels(store.listDefinitions(), receivers))
  const data = rows.map((row) => [...columns].map((column) => row[column]))
  return BOM + Papa.unparse({ fields, data }, { escapeFormulae: true })
}

function listLabels(definitions: string[], receivers: FormReceivers): ReadonlyMap<string, string> {
  const forms = definitions.map((definition): ReceivedForm => JSON.parse(definition))
  return new Map(forms.flatMap(({ type, fields }) => receivers[type]?.listLabels(fields) ?? []))
}

function writeHeaders(columns: string[], labels: ReadonlyMap<string, string>): string[] {
  const headers = columns.map((column) => labels.get(column) ?? column)
  return headers.map((header, index) => {
    const isUnique = headers.indexOf(header) === headers.lastIndexOf(header)
    return isUnique || header === columns[index] ? header : `${header} (${columns[index]})`
  })
}

/** Field names have no spaces. */
function describeBefore({ received, form }: StoredEnquiry) {
  return { 'Received at': received, 'Sent to form': form }
}

function describeAfter({ files, kind, isSpam, mail, webhook, id }: StoredEnquiry) {
  return {
    'Files sent': files.map(({ path }) => path).join('\n'),
    'Kind of enquiry': kind,
    'Is spam': isSpam ? 'yes' : '',
    'State of mail': mail,
    'State of webhook': webhook,
    'Enquiry ID': id,
  }
}

/** A field with several values has one per line. */
function joinValues({ values }: StoredEnquiry): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [value].flat().join('\n')]),
  )
}

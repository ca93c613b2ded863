import Papa from 'papaparse'
import type { StoredEnquiry } from './store'

/** Programs for tables read UTF-8 only after this character. */
const BOM = '\uFEFF'

/**
 * Enquiries as CSV (https://www.rfc-editor.org/rfc/rfc4180), with a column for each field name. A
 * value that a program for tables would execute as a formula has an apostrophe before it.
 */
export function renderCsv(enquiries: StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => ({
    ...joinValues(enquiry),
    ...describeBefore(enquiry),
    ...describeAfter(enquiry),
  }))
  const list = (describe: (enquiry: StoredEnquiry) => object) =>
    enquiries.flatMap((enquiry) => Object.keys(describe(enquiry)))
  const columns = [...list(describeBefore), ...list(joinValues), ...list(describeAfter)]
  const options = { columns: [...new Set(columns)], escapeFormulae: true }
  return BOM + Papa.unparse(rows, options)
}

/** Field names have no spaces. */
function describeBefore({ received, form }: StoredEnquiry) {
  return { 'Received at': received, 'Sent to form': form }
}

function describeAfter({ files, kind, isSpam, mail, id }: StoredEnquiry) {
  return {
    'Files sent': files.map(({ path }) => path).join('\n'),
    'Kind of enquiry': kind,
    'Is spam': isSpam ? 'yes' : '',
    'State of mail': mail,
    'Enquiry ID': id,
  }
}

/** A field with several values has one per line. */
function joinValues({ values }: StoredEnquiry): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [value].flat().join('\n')]),
  )
}

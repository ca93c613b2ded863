/** A location in a text. Lines and columns start at 1. */
export interface Place {
  line: number
  column: number
  /** The number of characters on the line. 0 for a file as a whole. */
  length: number
}

/** A certain fix of a value or a name: the part to replace, and its replacement. */
export interface Fix {
  from: string
  to: string
  /** The location of `from` in the file, if it is not that of the value. */
  offset?: number
  /** The name of a property to add to the object, with `to` as its value. `from` is empty. */
  property?: string
}

/** An edit that a hint proposes. Unless stated otherwise, it concerns the value of the problem. */
export type FixEdit =
  /** Replaces part of a text or of a name. */
  | { kind: 'text'; from: string; to: string; offset?: number }
  /** Replaces the value. */
  | { kind: 'value'; value: unknown }
  /** Sets a property of the object or, with `outer`, of the object that contains the value. */
  | { kind: 'property'; name: string; value: unknown; outer?: true }
  /** Replaces the property by another one. */
  | { kind: 'member'; name: string; value: unknown }
  /** Removes the value and its name or, with `outer`, the object that contains them. */
  | { kind: 'remove'; outer?: true }
  /** Gives the file another path within the site. */
  | { kind: 'rename-file'; to: string }
  | { kind: 'delete-file' }

/** A fix that a hint proposes, for a menu. */
export interface ProposedFix {
  /** `Write "/bread"` */
  title: string
  /** If `true`, `--fix` applies it. */
  certain?: true
  edit: FixEdit
}

/** A problem of a site, as it is printed for its author. */
export interface Problem extends Place {
  /** The file's path from the current directory. */
  file: string
  /** The JSON pointer of the value within the file. */
  pointer: string
  rule: string
  /** `info` is a note. */
  severity: 'error' | 'warning' | 'info'
  message: string
  hint?: string
  /** If `true`, the problem concerns the property's name, not its value. */
  at?: 'key' | 'value'
  /** The name of the property that the object lacks. */
  missing?: string
  /** The certain fix. */
  fix?: Fix
  /** All fixes, the best first. */
  fixes?: ProposedFix[]
}

/** The source of a value in a page that is composed of several files. */
export interface ValueSource {
  /** The file's path within the site. */
  file: string
  /** The pointer of the value in that file. In a file of rows, `/<id of the row>/<column>`. */
  pointer: string
  /** In a file of rows, the column of the ids. */
  idColumn?: string
  /** The location, if it is already known. */
  place?: Place
  /** The values of placeholders in the text. */
  filled?: FilledIn[]
  /** If `true`, a placeholder stands for the value, which is checked where it is written. */
  isPassedOn?: boolean
}

/** The value of a placeholder in a text. */
export interface FilledIn {
  /** `{row.city}` */
  written: string
  value: string
  /** Its source. */
  source?: ValueSource
  /** If `true`, the value is a property of the page, which is checked where it is written. */
  isPassedOn?: boolean
}

/** The message and hint. */
export interface IssueText {
  message: string
  hint?: string
  /** A certain fix, which `--fix` applies. */
  fix?: Fix
  /** Fixes that need a decision, the best first. */
  fixes?: FixEdit[]
}

/** An issue of a value, before the value's location is known. */
export interface Issue extends IssueText {
  rule: string
  /** Warnings fail only a strict check, and notes never fail. Default: error. */
  severity?: Problem['severity']
  /** The file's path within the site: `pages/about.json`. */
  file: string
  pointer: string
  /** Selects the value or its name for the location. Default: the value. */
  at?: 'key' | 'value'
  /** The name of the property that the object lacks. */
  missing?: string
  /** The location, if it is already known. */
  place?: Place
  /** The source of the value, if it is already known and in another file. */
  source?: ValueSource
  /**
   * If `true`, it concerns part of the value only, and so is not implied by other errors of that
   * value.
   */
  isPart?: boolean
  /** The URL within the text that it concerns, as written. */
  part?: string
  /**
   * The name of what it concerns. An issue of the rule named in `after` implies it only if its
   * message or hint quotes this name.
   */
  about?: string
}

/** An issue as a rule returns it. The caller adds the name and the severity of the rule. */
export type RuleIssue = Omit<Issue, 'rule' | 'severity'>

/** An issue as the parser of a file returns it. The caller adds the path. */
export interface FileIssue extends Omit<Issue, 'file'> {
  place: Place
}

/** The location of an issue of a file as a whole. */
export const WHOLE_FILE: Place = { line: 1, column: 1, length: 0 }

/** An issue of a file as a whole. */
export function buildFileIssue(issue: Omit<Issue, 'pointer' | 'place'>): Issue {
  return { ...issue, pointer: '', place: WHOLE_FILE }
}

/** Returns `true` if it fails the check. */
export function isError({ severity = 'error' }: Pick<Issue, 'severity'>): boolean {
  return severity === 'error'
}

/** Returns `true` if it never fails the check, even a strict one. */
export function isNote({ severity }: Pick<Issue, 'severity'>): boolean {
  return severity === 'info'
}

/** Returns `true` if one of the problems is an error. */
export function hasErrors(problems: Problem[]): boolean {
  return problems.some(isError)
}

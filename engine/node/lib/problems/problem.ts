/** Where something is in a text; lines and columns count from 1. */
export interface Place {
  line: number
  column: number
  /** How many characters of the line it covers; 0 for a file as a whole. */
  length: number
}

/** A fix that is certain, for a value or a name: a part of it, or all, and its replacement. */
export interface Fix {
  from: string
  to: string
  /** Where `from` is in the file, if it is not a value; without it, it is looked up. */
  offset?: number
  /** The name of a property that the object gets, with `to` as its value; `from` is empty. */
  property?: string
}

/** An error in a site, as it is shown to its author. */
export interface Problem extends Place {
  /** The file's path from the current directory. */
  file: string
  /** The JSON pointer of the value within the file. */
  pointer: string
  rule: string
  severity: 'error' | 'warning'
  message: string
  hint?: string
  /** Whether its name, and not the value itself, is wrong. */
  at?: 'key' | 'value'
  fix?: Fix
}

/** Where a value is written that is part of a file put together from several. */
export interface Origin {
  /** The file's path within the site. */
  file: string
  /** Of the value in that file; in a file of rows, `/<id of the row>/<column>`. */
  pointer: string
  /** In a file of rows, the column of the ids. */
  idColumn?: string
  /** The place, where it is known already. */
  place?: Place
  /** The values that placeholders in the text were replaced by. */
  filled?: FilledIn[]
}

/** A value that a placeholder in a text was replaced by. */
export interface FilledIn {
  /** `{row.city}` */
  written: string
  value: string
  /** Where it is written. */
  origin?: Origin
}

/** What is wrong, and what to write instead. */
export interface IssueText {
  message: string
  hint?: string
  fix?: Fix
}

/** What is wrong with a value; where the value stands is looked up later. */
export interface Issue extends IssueText {
  rule: string
  /** A warning fails the check only where that is asked for; an error by default. */
  severity?: Problem['severity']
  /** The file's path within the site: `pages/about.json`. */
  file: string
  pointer: string
  /** Whether the value itself or its name is marked; the value by default. */
  at?: 'key' | 'value'
  /** The place, where it is known already. */
  place?: Place
  /** Where the value is written, where that is known already and is elsewhere. */
  source?: Origin
  /** Whether it is about a part of the value: what else is wrong with the value explains it not. */
  isPart?: boolean
  /** The address within the text that it is about, as it is written. */
  part?: string
}

/** An issue as a rule returns it: the caller adds the name and the severity of the rule. */
export type RuleIssue = Omit<Issue, 'rule' | 'severity'>

/** An issue as the parser of a file returns it: the caller adds the path. */
export interface FileIssue extends Omit<Issue, 'file'> {
  place: Place
}

/** The place of what is said of a file as a whole. */
export const WHOLE_FILE: Place = { line: 1, column: 1, length: 0 }

/** An issue about a file as a whole. */
export function buildFileIssue(issue: Omit<Issue, 'pointer' | 'place'>): Issue {
  return { ...issue, pointer: '', place: WHOLE_FILE }
}

/** Whether it fails the check by itself. */
export function isError({ severity = 'error' }: Pick<Issue, 'severity'>): boolean {
  return severity === 'error'
}

/** Whether one of the problems is an error, and not a warning. */
export function hasErrors(problems: Problem[]): boolean {
  return problems.some(isError)
}

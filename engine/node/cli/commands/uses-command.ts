import { join } from 'node:path'
import pc from 'picocolors'
import { count } from '../../../core/text/count'
import type { ToolsOptions } from '../../check/run/check-tools'
import { createTools } from '../../check/run/check-tools'
import { openWholeSite } from '../../check/run/open-site'
import type { FragmentUses } from '../../edit/show/find-uses'
import { findUses } from '../../edit/show/find-uses'
import { getDisplayPath } from '../../edit/write/read-site'
import { UsageError } from '../../lib/files/usage-error'
import { findNearest, renderSuggestion } from '../../lib/problems/nearest'

export interface UsesCommandOptions extends Pick<ToolsOptions, 'builds'> {
  siteDir: string
  /** The name of the fragment, or its file. */
  name: string
  /** If `true`, all pages are listed that show it through others. */
  all: boolean
  /** If `true`, the output is JSON. */
  json: boolean
}

/**
 * Prints where a fragment is used. Returns the exit code.
 * @throws {UsageError} when there is no such fragment.
 */
export function runUses({ siteDir, name: written, all, json, builds }: UsesCommandOptions) {
  const opened = openWholeSite(siteDir, createTools({ builds }))
  const name = written.replace(/^(?:.*\/)?shared\//, '').replace(/\.json$/, '')
  const fragment = opened.composer.fragments.get(name)
  if (!fragment) throw new UsageError(reportUnknown(name, [...opened.composer.fragments.keys()]))
  const found = findUses(opened, name)
  const file = getDisplayPath(join(siteDir, fragment.file))
  if (json) console.log(JSON.stringify({ file, ...found }, null, 2))
  else console.log(renderUses(found, { file, all, color: process.stdout.isTTY }))
  return 0
}

function reportUnknown(name: string, known: string[]): string {
  const further =
    known.length > 0
      ? `The files in "shared" are: ${known.sort().join(', ')}.`
      : 'The site has no "shared" folder with such files.'
  return `There is no "${name}" in the "shared" folder. ${renderSuggestion(findNearest(name, known), further)}`
}

/** The number of pages listed unless all are requested. */
const FIRST = 5

function renderUses(
  { uses, through }: FragmentUses,
  { file, all, color }: { file: string; all: boolean; color: boolean },
): string {
  const { cyan } = pc.createColors(color)
  const lines = uses.map(
    ({ line, column, pointer, ...use }) => `${cyan(`${use.file}:${line}:${column}`)}  ${pointer}`,
  )
  const places = new Set(uses.map((use) => use.file))
  const total =
    uses.length === 0
      ? `Nothing uses ${file}.`
      : `${count(uses.length, 'use')} of ${file} in ${count(places.size, 'file')}.`
  return [
    lines.join('\n'),
    [total, ...through.files.map(reportFile)].join('\n'),
    renderPages(through.pages, all),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function reportFile(file: string): string {
  return `Also used in ${file}, through another fragment.`
}

function renderPages(pages: string[], all: boolean): string {
  if (pages.length === 0) return ''
  const head = `Also shown on ${count(pages.length, 'more page')}, through other files:`
  const shown = all ? pages : pages.slice(0, FIRST)
  const rest = pages.length - shown.length
  return [
    head,
    ...shown.map((route) => `  ${route}`),
    ...(rest > 0 ? [`  and ${rest} more; --all lists them.`] : []),
  ].join('\n')
}

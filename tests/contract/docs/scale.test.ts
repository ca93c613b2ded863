/** The figures in the guide for large sites match the measurements. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { renderScalePicture } from '../../bench/peers/scale-picture'
import { renderScaleTable } from '../../bench/peers/scale-table'
import type { SavedRun } from '../../bench/saved-run'

const runs: SavedRun[] = JSON.parse(
  readFileSync(join(projectRoot, 'tests/bench/peers/scale.json'), 'utf8'),
)
const figures = runs.flatMap(({ measurements }) => measurements.peers ?? [])
const guide = readFileSync(join(projectRoot, 'docs/scale.md'), 'utf8')

describe('docs/scale.md', () => {
  it('has the table of the saved figures', () => {
    expect(guide).toContain(`\n${renderScaleTable(figures)}\n`)
  })

  it('has the curve of the saved figures', async () => {
    await expect(renderScalePicture(figures)).toMatchFileSnapshot(
      join(projectRoot, 'docs/pictures/scale.svg'),
    )
  })
})

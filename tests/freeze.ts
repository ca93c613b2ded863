/**
 * Records a release's input for the tests of all later releases: the starter site, and the names in
 * its schemas. docs/releasing.md says when to run it.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../engine/node/lib/files/project-root'
import { loadSchemas } from '../engine/node/schemas/schemas'
import { listSchemaNames } from './support/upgrade/schema-names'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const folder = join(projectRoot, 'tests/releases', process.argv[2] ?? version)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync(join(projectRoot, 'examples/starter'), join(folder, 'starter'), { recursive: true })
const names = [...listSchemaNames(loadSchemas(projectRoot)).keys()].sort()
writeFileSync(join(folder, 'names.json'), `${JSON.stringify(names, null, 1)}\n`)
console.log(`Wrote ${folder}.`)

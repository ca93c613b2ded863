/** The command `quire` of the package. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../engine/node/cli/program'
import { projectRoot } from '../engine/node/util/project-root'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
await runProgram(version)

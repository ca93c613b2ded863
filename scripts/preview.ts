import { parseArgs } from 'node:util'
import { servePreview } from '../engine/build/serve-preview'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })

await servePreview(values.out)

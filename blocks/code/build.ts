import type { BlockBuild } from '../../engine/block-build-api'
import type { CodeBlock } from '../../schemas/generated/types'
import { missingLine } from './missing-line'

export const build: BlockBuild<CodeBlock> = { rules: [missingLine] }

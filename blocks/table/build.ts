import type { BlockBuild } from '../../engine/block-build-api'
import type { TableBlock } from '../../schemas/generated/types'
import { unevenTable } from './uneven-table'

export const build: BlockBuild<TableBlock> = { rules: [unevenTable] }

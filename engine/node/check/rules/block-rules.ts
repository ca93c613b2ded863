import type { Block, Settings } from '../../../../schemas/generated/types'
import type { RuleIssue } from '../../lib/problems/problem'
import type { BlockRule } from '../facts/block-build'
import type { BuildsByType, PlacedBlock } from '../facts/blocks'
import { listVersions } from '../facts/blocks'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** The rules that blocks contribute. */
export function listBlockRules(builds: BuildsByType): DocumentRule[] {
  return [...builds].flatMap(([type, { rules = [] }]) => rules.map((rule) => buildRule(type, rule)))
}

function buildRule(type: string, { name, severity, check }: BlockRule): DocumentRule {
  return {
    name,
    severity,
    scope: 'document',
    check({ documents, shared }) {
      const settings = (shared.get(SETTINGS_FILE) ?? {}) as Partial<Settings>
      const checkOne = (block: Block) => check(block, settings)
      return documents.flatMap(({ file, blocks }) =>
        blocks
          .filter(({ block }) => block.type === type)
          .flatMap((placed) =>
            checkVersions(placed, checkOne).map((found) => ({ file, ...found })),
          ),
      )
    },
  }
}

type BlockIssue = Omit<RuleIssue, 'file'>

/**
 * Applies the rules to the block for each audience. Issues that audiences have in common are
 * reported once.
 */
function checkVersions(placed: PlacedBlock, check: (block: Block) => BlockIssue[]): BlockIssue[] {
  const found = new Map<string, BlockIssue>()
  for (const { block, locate } of listVersions(placed)) {
    for (const issue of check(block)) {
      const pointer = locate(issue.pointer)
      found.set(JSON.stringify([pointer, issue.message]), { ...issue, pointer })
    }
  }
  return [...found.values()]
}

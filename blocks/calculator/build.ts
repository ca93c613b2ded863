import type { BlockBuild } from '../../engine/block-build-api'
import type { CalculatorBlock } from '../../schemas/generated/types'
import { brokenFormula } from './rules/broken-formula'
import { brokenInput } from './rules/broken-input'
import { unusedInput } from './rules/unused-input'

export const build: BlockBuild<CalculatorBlock> = {
  rules: [brokenFormula, brokenInput, unusedInput],
}

/** Code that must not compile: `tsc` reports an expected error that does not occur. */
import type { BlockComponent, BlockRegistry } from '../../engine/ui/context/registry'
import type { Action, CardsBlock, HeroBlock, Page } from '../../schemas/generated/types'

declare const hero: HeroBlock
declare const cards: CardsBlock
declare const action: Action
declare const page: Page

// @ts-expect-error: the hero's schema has no such field.
hero.subtitle

// In a checked file, a property with a default is always present.
export const columns: 2 | 3 | 4 = cards.columns
export const actions: Action[] = hero.actions
export const variant: string = action.variant
export const lazy: boolean = hero.lazy
export const closes: boolean = page.cta

// @ts-expect-error: without a default, what an author may omit may be missing.
export const eyebrow: string = hero.eyebrow

// @ts-expect-error: a registry needs every block type.
export const empty: BlockRegistry = {}

declare const Cards: BlockComponent<CardsBlock>

// @ts-expect-error: a component of another block has other properties.
export const swapped: Pick<BlockRegistry, 'hero'> = { hero: async () => Cards }

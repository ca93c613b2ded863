import type { BlockBuild, DescribeBlock } from '../../engine/block-build-api'
import type { PeopleBlock } from '../../schemas/generated/types'
import { namelessPerson } from './nameless-person'
import { resolvePerson } from './resolve-person'

/** https://schema.org/Person */
const describe: DescribeBlock<PeopleBlock> = ({ items }, _publisher, persons) =>
  items.flatMap((item) => {
    const person = resolvePerson(item, (id) => persons[id])
    if (!person) return []
    const { name, role, href = '', links = [] } = person
    const places = [href, ...links.map((link) => link.href ?? '')]
    const elsewhere = places.filter((place) => place.startsWith('https:'))
    const sameAs = elsewhere.length > 0 ? elsewhere : undefined
    return [{ '@type': 'Person', name, jobTitle: role, sameAs }]
  })

export const build: BlockBuild<PeopleBlock> = { describe, rules: [namelessPerson] }

/** A check that recalls what rules found tells what a check from nothing tells. */
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { CheckContext, CheckedDocument } from '../../../engine/node/check/facts/context'
import { readReferences } from '../../../engine/node/check/facts/later-references'
import type { PageMemory } from '../../../engine/node/check/files/page-memory'
import { NO_MEMORY } from '../../../engine/node/check/files/page-memory'
import { rules } from '../../../engine/node/check/rules'
import type { SiteRule } from '../../../engine/node/check/rules/rule'
import type { CheckResult, Reference } from '../../../engine/node/check/run/check-site'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { yearOf } from '../../../engine/node/moments/read-moment'
import type { RuleCase } from '../../support/check/rule-cases'
import { loadRuleCases, writeCase } from '../../support/check/rule-cases'
import { makeScratchFolder } from '../../support/scratch-folder'

const folder = makeScratchFolder()
const siteRules = rules.filter((rule): rule is SiteRule => rule.scope !== 'document')
const cases = [...loadRuleCases()]

/** What a check leaves for the next one. */
function remember({ site, findings }: CheckResult): (sharedVersion: string) => PageMemory {
  if (!site || !findings) return () => NO_MEMORY
  const pages = new Map(site.pages.map((page) => [page.file, page.digest]))
  const memory: PageMemory = {
    recall: (file) => pages.get(file),
    issues: findings.issues,
    size: pages.size,
    year: yearOf(site.clock.now, site.clock.zone),
    world: findings.world,
  }
  return (sharedVersion) => (sharedVersion === site.sharedVersion ? memory : NO_MEMORY)
}

const asked = new Map<string, number>()

/** Counts how often rules are asked. */
function countAsked(): () => void {
  const originals = siteRules.map((rule) => rule.check)
  for (const rule of siteRules) {
    const { name, check } = rule
    rule.check = (context) => {
      asked.set(name, (asked.get(name) ?? 0) + 1)
      return check(context)
    }
  }
  return () => {
    for (const [index, rule] of siteRules.entries()) rule.check = originals[index] ?? rule.check
  }
}

afterAll(countAsked())

describe('what rules found', () => {
  const smallest: RuleCase = { name: 'the smallest site', files: {}, report: [] }
  it.each(
    cases,
  )('is recalled only where it holds, from one case of %s to the next', async (rule, list) => {
    const dir = join(folder, rule)
    let recall = remember({ problems: [], more: { warnings: 0, files: 0 }, pages: 0 })
    for (const { name, files } of [smallest, ...list, smallest]) {
      writeCase(dir, files)
      const told = await checkSite(dir, { recall })
      const { problems } = await checkSite(dir)
      expect(told.problems, name).toEqual(problems)
      // After a failing build, what was remembered before is there still.
      if (told.site) recall = remember(told)
    }
  })

  it('is not asked for again where nothing that the rule reads has changed', async () => {
    const dir = join(folder, 'asked')
    const blocks = [{ type: 'hero', title: 'About' }]
    const page = (title: string) => ({ title, description: title, blocks })
    const write = (title: string) => writeCase(dir, { 'pages/about.json': page(title) })
    write('About')
    const recall = remember(await checkSite(dir, { recall: () => NO_MEMORY }))
    asked.clear()
    write('About us')
    await checkSite(dir, { recall })
    expect(asked.get('duplicate-title')).toBe(1)
    expect(asked.get('missing-page')).toBeUndefined()
    expect(asked.get('unused-cta')).toBeUndefined()
  })
})

/** Notes what is read of a page, under the names that rules have for it. */
function recordPage(page: CheckedDocument, note: (fact: string) => void): CheckedDocument {
  const recordHead = (head: object) =>
    new Proxy(head, {
      get(target, name) {
        if (typeof name === 'string' && name !== 'toJSON') note(`head.${name}`)
        return Reflect.get(target, name)
      },
      ownKeys(target) {
        note('head')
        return Reflect.ownKeys(target)
      },
    })
  const recordReference = <T extends Reference>(reference: T) =>
    new Proxy(reference, {
      get(target, name) {
        if (name !== 'meaning') note(target.meaning)
        return Reflect.get(target, name)
      },
    })
  const head = page.data && typeof page.data === 'object' ? recordHead(page.data) : page.data
  const references = readReferences(page).map(recordReference)
  return new Proxy(page, {
    get(target, name) {
      if (name === 'data') return head
      if (name === 'references') return references
      if (name === 'windows' || name === 'window') note('window')
      if (name === 'composition' || name === 'content') note(name)
      return Reflect.get(target, name)
    },
  })
}

function recordContext(context: CheckContext, note: (fact: string) => void): CheckContext {
  const known = new Map<CheckedDocument, CheckedDocument>()
  const record = (document: CheckedDocument) => {
    if (document.route === undefined) return document
    const recorded = known.get(document) ?? recordPage(document, note)
    known.set(document, recorded)
    return recorded
  }
  const recordAll = (pages: Map<string, CheckedDocument>) =>
    new Map([...pages].map(([route, page]) => [route, record(page)]))
  const recordOne = (one: CheckContext, whole: CheckContext['whole']): CheckContext => {
    const documents = one.documents.map(record)
    const [pages, withdrawn] = [recordAll(one.pages), recordAll(one.withdrawn)]
    return new Proxy(one, {
      get(target, name) {
        if (name === 'clock') note('clock')
        if (name === 'readLinks') {
          note('href')
          note('rich-text')
        }
        const replaced: Partial<CheckContext> = { documents, pages, withdrawn, whole }
        return Reflect.get(name in replaced ? replaced : target, name)
      },
    })
  }
  const { whole } = context
  const recorded: CheckContext['whole'] = {
    documents: whole.documents.map(record),
    pages: recordAll(whole.pages),
    withdrawn: recordAll(whole.withdrawn),
    languages: [],
  }
  const languages = whole.languages.map((one) => recordOne(one, recorded))
  recorded.languages.push(...languages)
  const index = whole.languages.indexOf(context)
  return languages[index] ?? recordOne(context, recorded)
}

describe('the list of what a rule reads', () => {
  const read = new Map<string, Set<string>>()

  it('names all that they read in the cases of all rules', async () => {
    for (const rule of siteRules) {
      const { name, check } = rule
      const facts = new Set<string>()
      read.set(name, facts)
      rule.check = (context) => check(recordContext(context, (fact) => facts.add(fact)))
    }
    for (const [rule, list] of cases) {
      for (const { files } of list) {
        const dir = join(folder, `read-${rule}`)
        writeCase(dir, files)
        await checkSite(dir)
      }
    }
    const unlisted = siteRules.flatMap(({ name, reads }) => {
      const covers = (fact: string) =>
        reads.includes(fact) || reads.includes(fact.split('.')[0] ?? '')
      const missing = [...(read.get(name) ?? [])].filter((fact) => !covers(fact))
      return missing.length > 0 ? [`${name}: ${missing.sort().join(', ')}`] : []
    })
    expect(unlisted).toEqual([])
  }, 120_000)

  it('names nothing else', () => {
    const idle = siteRules.flatMap(({ name, reads }) => {
      const facts = [...(read.get(name) ?? [])]
      const unread = reads.filter(
        (fact) => !facts.some((one) => one === fact || one.startsWith(`${fact}.`)),
      )
      return unread.length > 0 ? [`${name}: ${unread.sort().join(', ')}`] : []
    })
    expect(idle).toEqual([])
  })
})

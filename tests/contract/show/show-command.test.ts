/** The output of `quire show` and `quire uses`. */
import { rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'jsonc-parser'
import { beforeEach, describe, expect, it } from 'vitest'
import { resolvePointer } from '../../../engine/node/lib/json/text-place'
import { runInProcess } from '../../support/run-command'
import { makeScratchFolder } from '../../support/scratch-folder'
import { hashFiles } from '../../support/sites/hash-files'
import type { WrittenSite } from '../../support/sites/shared-content-site'
import { writeSharedContentSite } from '../../support/sites/shared-content-site'

let site: string
beforeEach(() => {
  site = join(makeScratchFolder(), 'site')
  writeSharedContentSite(site)
})

const rewrite = (changes: WrittenSite) => {
  rmSync(site, { recursive: true })
  writeSharedContentSite(site, changes)
}
/** Runs a command on the site. The output contains file paths relative to the site's folder. */
async function run(name: string, ...words: string[]) {
  const { status, output } = await runInProcess(name, ...words, '--site', site)
  return { status, output: output.replaceAll(`${relative(process.cwd(), site)}/`, '') }
}

describe('quire show', () => {
  it('prints a page with all that others give it, and where that is written', async () => {
    const { status, output } = await run('show', '/news/closing')
    expect(status).toBe(0)
    expect(output).toMatchInlineSnapshot(`
      "{
        "title": "Closing",
        "description": "Own.",
        "robots": "index, follow",                                  // pages/news/_collection.json:3
        "blocks": [
          {
            "type": "hero",
            "title": "Closing",
            "tone": "ink",                                          // default
            "lazy": false,                                          // default
            "actions": [],                                          // default
            "picturePlace": "beside",                               // default
            "layout": "standard"                                    // default
          },
          {                                                         // pages/news/_collection.json:7
            "type": "prose",                                        // pages/news/_collection.json:8
            "sections": [                                           // pages/news/_collection.json:9
              {                                                     // pages/news/_collection.json:10
                "content": [                                        // pages/news/_collection.json:11
                  {                                                 // pages/news/_collection.json:12
                    "text": "All about [the visit](/visit#top)."    // pages/news/_collection.json:13
                  }
                ]
              }
            ],
            "tone": "paper",                                        // default
            "lazy": false,                                          // default
            "contents": false                                       // default
          },
          {                                                         // shared/hours.json:8
            "type": "prose",                                        // shared/hours.json:9
            "title": "Hours in Basel",                              // shared/hours.json:10
            "sections": [                                           // shared/hours.json:11
              {                                                     // shared/hours.json:12
                "content": [                                        // shared/hours.json:13
                  {                                                 // shared/hours.json:14
                    "text": "Open daily, see [the visit](/visit)."  // shared/hours.json:15
                  }
                ]
              }
            ],
            "tone": "paper",                                        // default
            "lazy": false,                                          // default
            "contents": false                                       // default
          },
          {                                                         // shared/contact.json:9
            "type": "prose",                                        // shared/contact.json:10
            "sections": [                                           // shared/contact.json:11
              {                                                     // shared/contact.json:12
                "content": [                                        // shared/contact.json:13
                  {                                                 // shared/contact.json:14
                    "text": "Write to us."                          // shared/contact.json:15
                  }
                ]
              }
            ],
            "tone": "paper",                                        // default
            "lazy": false,                                          // default
            "contents": false                                       // default
          }
        ],
        "tags": [],                                                 // default
        "breadcrumbs": [                                            // the pages above
          {
            "label": "Case",
            "href": "/"
          }
        ],
        "cta": true                                                 // default
      }
      "
    `)
  })

  it('prints JSON with comments, which is the page as it is built', async () => {
    const { output } = await run('show', '/about')
    const machine = JSON.parse((await run('show', '/about', '--json')).output)
    expect(parse(output, [], { disallowComments: false })).toEqual(machine.page)
    expect(machine.page.blocks.map(({ title }: { title?: string }) => title)).toEqual([
      'About',
      'Hours in Basel',
      undefined,
    ])
  })

  it('gives programs the place of each value that is not in the file of the page', async () => {
    const { page, origins } = JSON.parse((await run('show', '/news/opening', '--json')).output)
    expect(origins).toMatchObject({
      '/robots': { file: 'pages/news/_collection.json', line: 3, column: 15 },
      '/description': { file: 'pages/news/_collection.json', line: 4 },
      '/blocks/2/title': { file: 'shared/hours.json', line: 10 },
      '/blocks/0/tone': 'default',
    })
    for (const own of ['/title', '/blocks/0', '/blocks/0/title'])
      expect(origins).not.toHaveProperty([own])
    for (const pointer of Object.keys(origins)) {
      expect(resolvePointer(page, pointer), pointer).toBeDefined()
    }
  })

  it('names the place of a text of the page itself whose placeholders are filled in', async () => {
    const blocks = [{ type: 'hero', title: 'On {page.title}' }]
    rewrite({ 'pages/plain.json': { title: 'Plain', description: 'It is plain.', blocks } })
    expect((await run('show', '/plain')).output).toMatch(
      /"title": "On Plain", +\/\/ pages\/plain\.json:7\n/,
    )
  })

  it('prints a page that is made of a row, and the cells that are in it', async () => {
    rewrite({
      'data/branches.csv': 'id;city;note\nbern;Bern;\nbasel;Basel;By the *river*\n',
      'pages/branches/[id].json': {
        each: 'data/branches.csv',
        title: '{row.city}',
        description: 'Our branch in {row.city}.',
        blocks: [{ type: 'hero', title: '{row.city}', text: '{row.note}' }],
      },
    })
    const { status, output } = await run('show', '/branches/basel')
    expect(status).toBe(0)
    expect(output).toMatchInlineSnapshot(`
      "{                                         // pages/branches/[id].json:1
        "title": "Basel",                       // data/branches.csv:3
        "description": "Our branch in Basel.",  // pages/branches/[id].json:4
        "blocks": [
          {
            "type": "hero",
            "title": "Basel",                   // data/branches.csv:3
            "text": "By the *river*",           // data/branches.csv:3
            "tone": "ink",                      // default
            "lazy": false,                      // default
            "actions": [],                      // default
            "picturePlace": "beside",           // default
            "layout": "standard"                // default
          }
        ],
        "tags": [],                             // default
        "breadcrumbs": [],                      // default
        "cta": true                             // default
      }
      "
    `)
    const { origins } = JSON.parse((await run('show', '/branches/basel', '--json')).output)
    expect(origins['/blocks/0/text']).toEqual({ file: 'data/branches.csv', line: 3, column: 13 })
  })

  it('prints a page of a tag, which follows from other pages', async () => {
    const title = 'Opening'
    rewrite({
      'pages/news/opening.json': { title, tags: ['New town'], blocks: [{ type: 'hero', title }] },
      'pages/news/tags/[slug].json': {
        each: { tagsOf: '/news' },
        title: 'On {row.tag}',
        description: 'All on {row.tag}.',
        blocks: [{ type: 'hero', title: 'On {row.tag}' }],
      },
    })
    const { output } = await run('show', '/news/tags/new-town')
    expect(output).toMatch(/^\{ +\/\/ pages\/news\/tags\/\[slug\]\.json:1\n/)
    expect(output).toContain('"title": "On New town",')
    expect(output).toMatch(/"breadcrumbs": \[ +\/\/ the pages above\n/)
  })

  it('prints what there is of a page with errors, and the errors as the check does', async () => {
    const blocks = [{ type: 'hero', title: 'Visit', txet: 'x' }, { use: 'huors' }]
    rewrite({ 'pages/visit.json': { title: 'Visit', description: 'How to find us.', blocks } })
    const { status, output } = await run('show', '/visit/')
    expect(status).toBe(1)
    expect(output).toContain('"txet": "x"')
    expect(output).toContain('pages/visit.json:11:14  /blocks/1/use  unknown-fragment')
    expect(output).toContain('Did you mean "hours"?')
  })

  it('names what is wrong with a file that the page is put together from', async () => {
    writeFileSync(join(site, 'shared/hours.json'), '{ "content": ')
    const { status, output } = await run('show', '/about')
    expect(status).toBe(1)
    expect(output).toContain('shared/hours.json:1:')
    writeFileSync(join(site, 'pages/about.json'), '{')
    const unread = await run('show', '/about')
    expect(unread.output).toMatch(/^pages\/about\.json:1:1 {2}bad-json\n/)
    expect(unread.status).toBe(1)
  })

  it.each([
    [['/abuot'], 'There is no page at "/abuot". Did you mean "/about"?'],
    [['/something-else'], 'There is no page at "/something-else".'],
    [[], 'Name the path of one page.'],
    [['/about', '/visit'], 'Name the path of one page.'],
  ])('refuses %j', async (words, message) => {
    const { status, output } = await run('show', ...words)
    expect(output).toContain(message)
    expect(status).toBe(2)
  })

  it('writes nothing', async () => {
    const before = hashFiles(site)
    await run('show', '/about')
    await run('uses', 'hours')
    expect(hashFiles(site)).toEqual(before)
  })
})

describe('quire uses', () => {
  it('lists the places of a fragment, and the pages that show it through others', async () => {
    const { status, output } = await run('uses', 'hours')
    expect(status).toBe(0)
    expect(output).toMatchInlineSnapshot(`
      "shared/contact.json:4:14  /content/0/use
      pages/visit.json:11:14  /blocks/1/use

      2 uses of shared/hours.json in 2 files.

      Also shown on 3 more pages, through other files:
        /about
        /news/closing
        /news/opening
      "
    `)
  })

  it('takes the file of a fragment for its name', async () => {
    const { output } = await run('uses', 'hours')
    expect(await run('uses', 'shared/hours.json')).toEqual({ status: 0, output })
    expect(await run('uses', `${site}/shared/hours.json`)).toEqual({ status: 0, output })
  })

  it('names the first pages only, and all with --all', async () => {
    const item = (title: string) => ({
      title,
      description: `${title} today.`,
      blocks: [{ type: 'hero', title }],
    })
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    rewrite(Object.fromEntries(names.map((name) => [`pages/news/${name}.json`, item(name)])))
    const few = (await run('uses', 'contact')).output
    expect(few).toContain('Also shown on 8 more pages, through other files:\n')
    expect(few).toContain('  and 3 more; --all lists them.\n')
    const all = (await run('uses', 'contact', '--all')).output
    expect(all.match(/^ {2}\/news\//gm)).toHaveLength(8)
    expect(all).not.toContain('--all')
  })

  it('names the layout where a fragment is a part of another one there', async () => {
    const brand = { label: { use: 'label' }, href: '/' }
    rewrite({
      'shared/name.json': { content: 'Case' },
      'shared/label.json': { content: { use: 'name' } },
      'layout.json': { before: [{ type: 'header', brand, mobile: {} }] },
    })
    const { output } = await run('uses', 'name')
    expect(output).toContain('shared/label.json:3:12  /content/use')
    expect(output).toContain('Also used in layout.json, through another fragment.')
  })

  it('says of one that nothing uses it', async () => {
    rewrite({ 'shared/spare.json': { content: 'x' } })
    expect(await run('uses', 'spare')).toEqual({
      status: 0,
      output: 'Nothing uses shared/spare.json.\n',
    })
  })

  it('has all of it for programs', async () => {
    expect(JSON.parse((await run('uses', 'contact', '--json')).output)).toEqual({
      file: 'shared/contact.json',
      uses: [
        { file: 'pages/news/_collection.json', line: 20, column: 14, pointer: '/after/1/use' },
        { file: 'pages/about.json', line: 10, column: 14, pointer: '/blocks/1/use' },
      ],
      through: { pages: ['/news/closing', '/news/opening'], files: [] },
    })
  })

  it.each([
    [['huors'], 'There is no "huors" in the "shared" folder. Did you mean "hours"?'],
    [[], 'Name one file in the "shared" folder.'],
  ])('refuses %j', async (words, message) => {
    const { status, output } = await run('uses', ...words)
    expect(output).toContain(message)
    expect(status).toBe(2)
  })
})

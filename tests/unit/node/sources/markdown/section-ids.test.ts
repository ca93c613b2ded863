import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAGE_IDS } from '../../../../../engine/core/page/page-ids'
import { createIds } from '../../../../../engine/node/sources/markdown/section-ids'
import { listProjectFiles } from '../../../../support/sources/sources'

/** The ids of version 0.2, which existing links use. */
function derivePlainId(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const id = plain.match(/[a-z0-9]+/g)?.join('-') ?? ''
  return /^[a-z]/.test(id) ? id : ['section', id].filter(Boolean).join('-')
}

describe('createIds', () => {
  it('gives no heading an id of the page itself', () => {
    const titles = ['Content', 'Root', 'Quire page', 'Content', 'Contents']
    const ids = titles.map(createIds())
    expect(ids).toEqual(['content-2', 'root-2', 'quire-page-2', 'content-3', 'contents'])
    expect(ids.filter((id) => PAGE_IDS.has(id))).toEqual([])
  })

  it.each([
    ['Введение', 'введение'],
    ['Ёлки и ёжики', 'ёлки-и-ёжики'],
    ['API для разработчиков', 'api-для-разработчиков'],
    ['Εισαγωγή', 'εισαγωγή'],
    ['はじめに', 'はじめに'],
    ['テスト ガイド', 'テスト-ガイド'],
    ['安装与配置', '安装与配置'],
    ['مقدمة', 'مقدمة'],
    ['می\u200cخواهم', 'میخواهم'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['2024 год', 'section-2024-год'],
    ['Æbler og øl', 'aebler-og-ol'],
    ['Størrelse', 'storrelse'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da-nang'],
    ['Isı ve ışık, İstanbul', 'isi-ve-isik-istanbul'],
    ['Œuvre', 'oeuvre'],
    ['Größe', 'grosse'],
    ['Þjóð', 'thjod'],
    ['❤️ Love', 'love'],
    ['1️⃣ Start', 'section-1-start'],
    ['“?!”', 'section'],
  ])('keeps the words of "%s"', (title, id) => {
    expect(createIds()(title)).toBe(id)
    expect(createIds()(title.normalize('NFD'))).toBe(id)
  })

  it('does not change ids of Latin letters with a decomposition', () => {
    const files = listProjectFiles(['site', 'examples', 'docs'])
    const texts = files
      .filter((file) => /\.(json|md)$/.test(file))
      .flatMap((file) => readFileSync(file, 'utf8').split(/[\n"]/))
    const titles = texts.filter((text) => !/(?=[^\p{M}])[^\p{ASCII}]/u.test(text.normalize('NFD')))
    expect(titles.length).toBeGreaterThan(1000)
    for (const title of titles)
      expect([title, createIds()(title)]).toEqual([title, expectedId(title)])
  })
})

function expectedId(title: string): string {
  const id = derivePlainId(title)
  return PAGE_IDS.has(id) ? `${id}-2` : id
}

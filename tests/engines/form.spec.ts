import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tab } from './tab'
import { expect, test } from './test'

const FILE = 'input[type=file]'

function writeFile(name: string): string {
  const path = join(tmpdir(), name)
  writeFileSync(path, 'content')
  return path
}

async function openForm(tab: Tab): Promise<void> {
  await tab.open('/order')
  await tab.evaluate(() => document.getElementById('order-form')?.scrollIntoView())
  await tab.expect(() => {
    const block = document.querySelector('#order-form')
    return block !== null && window.quireEarly?.live.has(block)
  }, true)
}

test('the form says what is wrong and leads to the first of it', { tag: '@long' }, async ({
  tab,
}) => {
  await openForm(tab)
  await tab.type('[name=email]', 'ada@')
  await tab.click('#order-form [type=submit]')
  await tab.see('#order-form >> Enter your name.')
  await tab.see('#order-form >> Enter an e-mail address such as')
  await tab.expect(() => document.activeElement?.getAttribute('name'), 'customer')
})

test('the form takes a good file and refuses a bad one', { tag: '@long' }, async ({ tab }) => {
  await openForm(tab)
  await tab.attach(FILE, writeFile('good.pdf'))
  await tab.see('#order-form >> good.pdf')
  await tab.attach(FILE, writeFile('bad.exe'))
  await tab.see('[role=alert] >> File type not allowed for security reasons')
  await tab.miss('#order-form >> good.pdf')
})

test('the form is sent with a file, says so and is empty again', async ({ tab }) => {
  await openForm(tab)
  for (const [name, text] of [
    ['customer', 'Ada Lovelace'],
    ['email', 'ada@engine.example'],
    ['phone', '+44 1632 960100'],
    ['wish', 'Two country loaves, sliced.'],
  ]) {
    await tab.type(`[name=${name}]`, text ?? '')
  }
  // The list opens outside the page, where drivers cannot click.
  await tab.evaluate(() => {
    for (const list of document.querySelectorAll('select')) {
      list.selectedIndex = 2
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await tab.attach(FILE, writeFile('good.pdf'))
  await tab.see('#order-form >> good.pdf')
  await tab.click('#order-form [type=submit]')
  await tab.see('[role=status] >> Thank you, we have your order')
  expect(
    await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=customer]')?.value),
  ).toBe('')
})

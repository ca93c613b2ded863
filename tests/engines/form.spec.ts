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
  await tab.open('/contact')
  await tab.evaluate(() => document.getElementById('enquiry')?.scrollIntoView())
  await tab.expect(() => {
    const block = document.querySelector('#enquiry')
    return block !== null && window.quireEarly?.live.has(block)
  }, true)
}

test('the form says what is wrong and leads to the first of it', { tag: '@long' }, async ({
  tab,
}) => {
  await openForm(tab)
  await tab.type('[name=workEmail]', 'ada@')
  await tab.click('#enquiry [type=submit]')
  await tab.see('#enquiry >> First name is required')
  await tab.see('#enquiry >> Please enter a valid email address')
  await tab.expect(() => document.activeElement?.getAttribute('name'), 'firstName')
})

test('the form takes a good file and refuses a bad one', { tag: '@long' }, async ({ tab }) => {
  await openForm(tab)
  await tab.attach(FILE, writeFile('good.pdf'))
  await tab.see('#enquiry >> good.pdf')
  await tab.attach(FILE, writeFile('bad.exe'))
  await tab.see('[role=alert] >> File type not allowed for security reasons')
  await tab.miss('#enquiry >> good.pdf')
})

test('the form is sent with a file, says so and is empty again', async ({ tab }) => {
  await openForm(tab)
  for (const [name, text] of [
    ['firstName', 'Ada'],
    ['lastName', 'Lovelace'],
    ['workEmail', 'ada@bank.example'],
    ['companyName', 'Bank of Engines'],
    ['mobilePhone', '+61 8 9321 1234'],
    ['jobTitle', 'Treasurer'],
    ['enquiry', 'Please call me back about custody.'],
  ]) {
    await tab.type(`[name=${name}]`, text ?? '')
  }
  // A list opens outside the page, where drivers do not reach.
  await tab.evaluate(() => {
    for (const list of document.querySelectorAll('select')) {
      list.selectedIndex = 2
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await tab.attach(FILE, writeFile('good.pdf'))
  await tab.see('#enquiry >> good.pdf')
  await tab.click('#enquiry [type=submit]')
  await tab.see('[role=status] >> Enquiry submitted successfully!')
  expect(
    await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value),
  ).toBe('')
})

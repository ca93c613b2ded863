/** A person builds the page in `courses.json`, and finds everything by its role and name. */
import type { Locator, Page } from 'playwright/test'
import type { StudioParts } from '../../../support/studio/studio-parts'
import { expect } from '../../support/site'
import type { Person } from './person'

/** Pictures → their names on the person's computer: one has a space and capital letters. */
export const PICTURES: Record<string, string> = {
  'oven.svg': 'Our Oven.svg',
  'loaf.svg': 'loaf.svg',
}

export interface Journey extends StudioParts {
  page: Page
  person: Person
  /** The folder of the person's pictures. */
  pictures: string
}

type Role = Parameters<Locator['getByRole']>[0]

const named = (within: Locator, role: Role, name: string) =>
  within.getByRole(role, { name, exact: true })
const text = (within: Locator, name: string) => named(within, 'textbox', name)
const button = (within: Locator, name: string) => named(within, 'button', name)
const list = (within: Locator, name: string) => named(within, 'list', name)

export async function addPage({ page, person, side, shown }: Journey): Promise<void> {
  await person.press(named(side, 'tab', 'Pages'))
  await person.press(button(side, 'New page'))
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await person.enter(text(dialog, 'Title'), 'Bicycle courses')
  await person.enter(text(dialog, 'Address'), '/courses')
  await person.press(button(dialog, 'Add the page'))
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Bicycle courses')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bicycle courses')
}

export async function describePage({ person, side, form }: Journey): Promise<void> {
  await person.press(named(side, 'tab', 'Blocks'))
  await person.press(side.getByRole('button', { name: /^Page settings/ }))
  await person.enter(
    text(form, 'Description'),
    'One-day bicycle courses in Wren Street: what you learn, what they cost, and how to ask for a date.',
  )
  await person.press(button(form, 'More options'))
  await person.press(form.getByRole('switch', { name: /^Closing call to action/ }))
  await person.press(button(form, 'Search'))
  const search = form.getByRole('group', { name: 'Search', exact: true })
  await person.enter(search.getByRole('combobox', { name: 'Type', exact: true }), 'Page')
  await person.press(button(search, 'More options for Search'))
  await addKeywords(person, search, ['course', 'class'])
}

export async function fillHero({ person, side, form, shown, pictures }: Journey): Promise<void> {
  const heading = shown.getByRole('heading', { level: 1 })
  await person.open(heading, side.getByRole('button', { name: /^Page opening/ }))
  await expect(named(form, 'heading', 'Page opening')).toBeVisible()
  const introduction = 'Bring an apron. We have the stands and all the tools.'
  await person.enter(text(form, 'Text'), introduction)
  await format(person, text(form, 'Text'), {
    words: 'all the tools',
    within: introduction,
    as: 'Bold',
  })
  await person.press(button(form, 'Picture'))
  const picture = form.getByRole('group', { name: 'Picture', exact: true })
  await person.upload(
    button(picture, 'Upload a file for Picture'),
    `${pictures}/${PICTURES['oven.svg']}`,
  )
  await expect(named(picture, 'combobox', 'Picture')).toHaveValue('/assets/our-oven.svg')
  await person.enter(text(picture, 'Alternative text'), 'Two loaves in front of the oven.')
}

export async function addProse(journey: Journey): Promise<void> {
  const { person, form } = journey
  await addBlock(journey, 'text', 'Text')
  const words = 'We are six at most. See our prices before you come.'
  await person.enter(text(form, 'Paragraph'), words)
  await format(person, text(form, 'Paragraph'), { words: 'six at most', within: words, as: 'Bold' })
  const bold = words.replace('six at most', '**six at most**')
  await format(person, text(form, 'Paragraph'), { words: 'our prices', within: bold, as: 'Link' })
  await journey.page.keyboard.type('/repairs')
  await journey.page.keyboard.press('Enter')
  await person.press(button(form, 'Add to Content'))
  await person.choose(named(form, 'combobox', 'Kind').last(), 'Heading')
  await person.enter(text(form, 'Heading'), 'What to bring')
  await person.press(button(form, 'Add to Content'))
  await person.choose(named(form, 'combobox', 'Kind').last(), 'List')
  await person.enter(text(form, 'List 1'), 'An apron')
  await person.press(button(form, 'Add to List'))
  await person.enter(text(form, 'List 2'), 'Your own bicycle')
}

export async function addCards(journey: Journey): Promise<void> {
  const { person, form } = journey
  await addBlock(journey, 'features', 'Cards')
  await person.enter(text(form, 'Title').first(), 'What you learn')
  const cards = list(form, 'Cards')
  const fill = async (example: string, icon: string, title: string, words: string) => {
    await person.press(button(cards, example))
    const field = named(cards, 'combobox', 'Icon').last()
    await person.pick(field, icon, named(cards, 'option', icon))
    await person.enter(text(cards, 'Title').last(), title)
    await person.enter(text(cards, 'Text').last(), words)
  }
  await fill('The first one', 'flame', 'Heat', 'How a patch takes to a tube.')
  await fill('The second one', 'clock', 'Time', 'Why a chain wears so fast.')
  await fill('The third one', 'scale', 'Measure', 'By the gauge, and not by the eye.')
}

export async function addPlans(journey: Journey): Promise<void> {
  const { person, form } = journey
  await addBlock(journey, 'prices', 'Plans and prices')
  await person.enter(text(form, 'Title'), 'What it costs')
  const currency = named(form, 'combobox', 'Currency')
  await person.pick(currency, 'british', named(form, 'option', 'British Pound GBP'))
  await person.enter(text(list(form, 'Periods'), 'Unit'), 'per person')
  const plans = list(form, 'Plans')
  const fill = async (name: string, price: string, features: string[]) => {
    await person.enter(text(plans, 'Name').last(), name)
    const prices = text(plans, 'Price 1')
    if ((await prices.count()) < (await text(plans, 'Name').count())) {
      await person.press(button(plans, 'Add to Prices').last())
    }
    await person.enter(prices.last(), price)
    for (const feature of features) {
      await person.press(button(plans, 'Add to Features').last())
      await person.enter(text(list(plans, 'Features').last(), 'Text').last(), feature)
    }
  }
  await fill('A morning', '45', ['One tool to take home'])
  await person.press(button(form, 'Add to Plans'))
  await fill('A whole day', '80', ['Two tools to take home', 'Lunch'])
}

export async function addQuestions(journey: Journey): Promise<void> {
  const { person, form } = journey
  await addBlock(journey, 'questions', 'Questions and answers')
  await person.enter(text(form, 'Title'), 'Questions')
  const fill = async (example: string, id: string, question: string, answer: string) => {
    await person.press(button(form, example))
    await person.enter(text(form, 'Question').last(), question)
    await person.enter(text(form, 'Answer').last(), answer)
    await person.enter(text(list(form, 'Questions'), 'Name for links').last(), id)
  }
  const examples = ['What do people ask first?', 'What do they ask next?'] as const
  await fill(examples[0], 'beginners', 'Is it for beginners?', 'Yes. We start with a flat tyre.')
  await fill(examples[1], 'children', 'Can children come?', 'From twelve years on, with an adult.')
}

export async function addQuotation(journey: Journey): Promise<void> {
  const { person, form } = journey
  await addBlock(journey, 'testimonial', 'Quotation')
  const items = list(form, 'Quotations')
  await person.enter(text(items, 'Text'), 'I have not paid for a repair since.')
  await person.enter(text(items, 'Name'), 'Tom Archer')
}

export async function addGallery(journey: Journey): Promise<void> {
  const { person, form, pictures } = journey
  await addBlock(journey, 'photos', 'Gallery')
  const items = list(form, 'Pictures')
  const oven = named(items, 'combobox', 'Picture')
  await person.pick(oven, 'oven', items.getByRole('option', { name: /our-oven/ }))
  await person.enter(text(items, 'Alternative text'), 'The oven, before the fire is lit.')
  await person.press(button(form, 'Add to Pictures'))
  await person.upload(
    button(items, 'Upload a file for Picture').last(),
    `${pictures}/${PICTURES['loaf.svg']}`,
  )
  await expect(named(items, 'combobox', 'Picture').last()).toHaveValue('/assets/loaf.svg')
  await person.enter(text(items, 'Alternative text').last(), 'A loaf with a dark crust.')
  await person.enter(text(items, 'Caption').last(), 'Yours, at the end of the day.')
}

export async function addCall(journey: Journey): Promise<void> {
  const { person, form } = journey
  await addBlock(journey, 'call to action', 'Call to action')
  await person.enter(text(form, 'Title'), 'Questions before you book?')
  await person.press(button(form, 'Add to Buttons'))
  const buttons = list(form, 'Buttons')
  await person.enter(text(buttons, 'Text'), 'Ring us')
  await person.enter(named(buttons, 'combobox', 'Link'), 'tel:{phoneNumber}')
}

export async function addForm(journey: Journey): Promise<void> {
  const { person, form } = journey
  await addBlock(journey, 'contact form', 'Form')
  await person.enter(text(form, 'Title'), 'Ask for a date')
  await person.enter(text(form, 'Name of the form'), 'Course enquiry')
  const fields = list(form, 'Fields')
  const describe = async (label: string, name: string) => {
    await person.enter(text(fields, 'Label').last(), label)
    await person.enter(text(fields, 'Name for the receiver').last(), name)
  }
  await person.press(button(fields, 'Your name'))
  await describe('Your name', 'visitor')
  await person.press(button(fields, 'Your e-mail address'))
  await describe('E-mail', 'email')
  await person.press(button(fields, 'Your message'))
  await describe('What would you like to learn?', 'wish')
  await person.press(button(form, 'Add to Fields'))
  await person.choose(named(fields, 'combobox', 'Kind').last(), 'Choice from a list')
  await describe('Day', 'day')
  await addChoices(person, fields, ['Saturday', 'Sunday'])
  await person.press(named(fields, 'switch', 'Required').last())
  await person.enter(text(fields, 'Message').last(), 'Choose a day.')
  await person.enter(text(form, 'Text of the button'), 'Send the request')
  const destination = form.getByRole('group', { name: 'Where it is sent' })
  await person.choose(named(destination, 'combobox', 'Kind'), 'To a web address')
  await person.enter(text(destination, 'Web address'), 'https://forms.example/wren/courses')
}

async function addChoices(person: Person, fields: Locator, values: string[]): Promise<void> {
  const options = list(fields, 'Options')
  const value = text(options, 'Value for the receiver')
  for (const [index, one] of values.entries()) {
    if ((await value.count()) <= index) await person.press(button(fields, 'Add to Options'))
    await person.enter(value.last(), one)
  }
}

export async function addMenuEntry({ person, side, form, shown }: Journey): Promise<void> {
  await person.press(named(side, 'tab', 'Site'))
  const link = shown.getByRole('banner').getByRole('link', { name: 'Contact' })
  await person.open(link, side.getByRole('button', { name: /^Header/ }))
  await person.press(button(form, 'Add to Links').first())
  const links = list(form, 'Links').first()
  await person.enter(text(links, 'Text').last(), 'Courses')
  const target = named(links, 'combobox', 'Link').last()
  await person.pick(target, 'courses', links.getByRole('option', { name: /Bicycle courses/ }))
}

async function addBlock(
  { page, person, side, form }: Journey,
  query: string,
  label: string,
): Promise<void> {
  await person.press(named(side, 'tab', 'Blocks'))
  await person.press(button(side, 'Add a block'))
  const dialog = page.getByRole('dialog', { name: 'Add a block' })
  await person.enter(named(dialog, 'searchbox', 'Find a block'), query)
  // The description follows the label.
  await person.press(dialog.getByRole('button', { name: new RegExp(`^${label} \\p{Lu}`, 'u') }))
  await expect(named(form, 'heading', label)).toBeFocused()
}

async function addKeywords(person: Person, within: Locator, values: string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    await person.press(button(within, 'Add to Keywords'))
    await person.enter(text(within, `Keyword ${index + 1}`), value)
  }
}

interface Format {
  words: string
  within: string
  as: 'Bold' | 'Link'
}

/** Selects words of a text with the keyboard, and uses the button of a format. */
async function format(
  person: Person,
  field: Locator,
  { words, within, as }: Format,
): Promise<void> {
  const { keyboard } = field.page()
  await keyboard.press('ControlOrMeta+Home')
  for (let left = within.indexOf(words); left > 0; left -= 1) await keyboard.press('ArrowRight')
  for (const _ of words) await keyboard.press('Shift+ArrowRight')
  const group = field.page().getByRole('group', { name: /^Format of / })
  await person.press(button(group.filter({ visible: true }).last(), as))
}

// Shows the blocks with all words of the query in their names and descriptions.
const form = document.querySelector('.search')
const status = form.querySelector('[role=status]')
const groups = document.querySelectorAll('.group')
const cards = document.querySelectorAll('[data-words]')

const search = () => {
  const words = form.elements.query.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const card of cards) card.hidden = !words.every((word) => card.dataset.words.includes(word))
  for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])')
  document.querySelector('.start > nav').hidden = words.length > 0
  const found = [...cards].filter(({ hidden }) => !hidden).length
  status.textContent = words.length > 0 ? `${found} of ${cards.length} blocks` : ''
}

form.hidden = false
form.addEventListener('input', search)
form.addEventListener('submit', (event) => event.preventDefault())
// The browser restores the query when a visitor goes back.
addEventListener('pageshow', search)

// Shows each example as wide as its device, made smaller to fit, and as high as it is.
const HIGHEST = 900
const resize = (box) => {
  const width = Number(box.dataset.width)
  const scale = Math.min(1, box.clientWidth / width)
  const height = Math.min(HIGHEST, Number(box.dataset.height ?? 480))
  box.style.height = `${height * scale}px`
  const iframe = box.querySelector('iframe')
  if (!iframe) return
  iframe.style.height = `${height}px`
  iframe.style.transform = scale < 1 ? `scale(${scale})` : ''
}

// Shows the examples in another look: by a style sheet for each, after its own. The URLs of fonts
// start at the root of the catalogue.
const looks = JSON.parse(document.getElementById('looks').textContent)
const form = document.querySelector('.looks')
const buildStyles = () => {
  const [look, scheme] = [...form.elements].map(({ selectedIndex }) => selectedIndex)
  const fonts = new URL(`${form.dataset.root}looks/`, location.href)
  return looks[look].styles[scheme].replaceAll('url(looks/', `url(${fonts}`)
}
const dress = ({ contentDocument, contentWindow }) => {
  if (!form || !contentWindow) return
  const sheet = new contentWindow.CSSStyleSheet()
  sheet.replaceSync(buildStyles())
  contentDocument.adoptedStyleSheets = [sheet]
}

// The chosen look also applies to the pages of the other blocks, and to later visits.
const KEY = 'quire-catalogue-look'
if (form) {
  const chosen = JSON.parse(localStorage.getItem(KEY) ?? '[]')
  for (const [index, select] of [...form.elements].entries()) {
    const option = [...select.options].find(({ text }) => text === chosen[index])
    if (option) option.selected = true
  }
  form.hidden = false
  form.addEventListener('change', () => {
    const texts = [...form.elements].map(({ value }) => value)
    localStorage.setItem(KEY, JSON.stringify(texts))
    for (const iframe of document.querySelectorAll('[data-width] > iframe')) dress(iframe)
  })
}

// The list of blocks has a scroll bar of its own.
document.querySelector('[aria-current]').scrollIntoView({ block: 'nearest' })

const boxes = new ResizeObserver((entries) => {
  for (const { target } of entries) resize(target)
})
const follow = (box) => {
  box.querySelector('iframe').addEventListener('load', ({ target }) => {
    dress(target)
    const { body } = target.contentDocument
    new ResizeObserver(() => {
      if (body.offsetHeight === 0) return
      box.dataset.height = body.offsetHeight
      resize(box)
    }).observe(body)
  })
}

// Where examples take long to load, they are put in as they are seen.
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target: box } of entries) {
      const template = box.querySelector('template')
      if (!isIntersecting || !template) continue
      seen.unobserve(box)
      box.replaceChildren(template.content)
      resize(box)
      follow(box)
    }
  },
  { rootMargin: '200px' },
)

for (const box of document.querySelectorAll('[data-width]')) {
  boxes.observe(box)
  if (box.querySelector('template')) seen.observe(box)
  else follow(box)
}

// In development, one connection brings the changes for all examples.
const { events } = document.getElementById('main').dataset
if (events) {
  const channel = new BroadcastChannel('quire-example')
  new EventSource(events).onmessage = ({ data }) => channel.postMessage(data)
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]')
  if (!button) return
  const source = document.getElementById(button.dataset.copy)
  const said = document.getElementById('said')
  said.textContent = ''
  try {
    await navigator.clipboard.writeText(source.textContent)
    said.textContent = 'Copied.'
    button.dataset.state = 'copied'
    setTimeout(() => delete button.dataset.state, 2000)
  } catch {
    source.closest('details').open = true
    getSelection().selectAllChildren(source)
    said.textContent = 'Selected. Copy it with your keyboard.'
  }
})

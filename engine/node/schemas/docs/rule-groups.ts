/** Groups of rules about one topic, in the order of the reference. */
export interface RuleGroup {
  title: string
  text: string
  /** Rule → the reason for it. */
  rules: Record<string, string>
}

/** The engine's rules by topic. Rules that are not listed come with a block. */
export const RULE_GROUPS: RuleGroup[] = [
  {
    title: 'Rules for files',
    text: 'The files of a site, and their JSON.',
    rules: {
      'bad-file-name':
        'The file name becomes part of the path of the page, so it must be valid there.',
      'bad-json':
        'Quire cannot read a file that is not valid [JSON](https://www.rfc-editor.org/rfc/rfc8259).',
      'duplicate-key':
        'If two properties have the same name, [most programs](https://www.rfc-editor.org/rfc/rfc8259#section-4) keep only the last one.',
      'forbidden-key': 'This name has a special meaning in JavaScript.',
      'long-number':
        'Programs that read JSON keep [about 15 digits](https://www.rfc-editor.org/rfc/rfc8259#section-6) of a number.',
      'missing-file': 'Quire cannot build a site without this file.',
      'newer-site': 'An older version of Quire may misread the site, so install the newer one.',
      'older-site':
        'Some settings may have changed since that version. `quire upgrade` updates the site.',
      'too-deep':
        'No site needs such deep nesting, and programs that read it could run out of memory.',
      'unknown-file':
        'The name is probably misspelt. Without this rule, the file would be ignored silently.',
    },
  },
  {
    title: 'Rules for rows',
    text: 'The files in `data/`, and the pages generated from their rows.',
    rules: {
      'bad-column': 'Pages use the values of a column by its name, so each name must be unique.',
      'bad-csv':
        'Quire cannot find the cells of a file that is not valid [CSV](https://www.rfc-editor.org/rfc/rfc4180).',
      'bad-row': 'Quire cannot assign the cells of the row to the columns.',
      'bad-row-id': 'The id becomes part of the path of the page, so it must be valid there.',
      'duplicate-page': 'Two pages cannot have the same path.',
      'duplicate-row': 'Two pages cannot have the same path.',
      'missing-column': 'This column supplies the paths of pages or the cells of a table.',
      'no-rows': 'No pages would be generated, and a table of these rows would be empty.',
      'unknown-rows': 'The pages or the table would have no data.',
    },
  },
  {
    title: 'Rules for properties',
    text: 'The properties of blocks and files, and their values. The schemas define them.',
    rules: {
      'bad-format': 'The property needs a certain format, such as an id or a date.',
      'missing-property':
        'The property is required. Without it, Quire could not show the block or read the file.',
      'not-allowed': 'The property has a fixed list of values.',
      'not-exactly-one':
        'The block shows one entry differently from the others, so exactly one must be selected.',
      'too-few': 'A list with too few entries would leave a gap on the page.',
      'too-many': 'The layout has no room for more entries.',
      'too-small': 'A smaller number would make no sense here.',
      'unknown-block-type': 'Quire can render only its own block types and those of your project.',
      'unknown-property': 'The property would have no effect. Its name is probably misspelt.',
      'unknown-word': 'The site allows only the words under `vocabularies` in `settings.json`.',
      'wrong-type':
        'The property needs a different type of value, such as a number instead of text.',
    },
  },
  {
    title: 'Rules for shared content',
    text: 'What pages share: the files in `shared`, the collections of pages, and placeholders such as `{page.title}`.',
    rules: {
      'fragment-circle': 'Content that contains itself would never end.',
      'missing-parameter': 'Part of the content would be missing.',
      'missing-value': 'Part of a text would be missing.',
      'unknown-fragment': 'There is nothing to show. The name is probably misspelt.',
      'unknown-parameter': 'The value would have no effect. Its name is probably misspelt.',
      'unknown-placeholder': 'Visitors would see the name in braces.',
      'unused-fragment':
        'Content that no page shows is easily forgotten, or is missing from the page that should show it.',
      'changed-markdown':
        'A page cannot show this as Markdown usually does, so it looks different.',
      'unfit-markdown': 'Pages cannot contain this, so it would be missing.',
      'unknown-text': 'There is no text to show. The name is probably misspelt.',
      'unused-text': 'A text that no page shows is easily forgotten, or is missing from its page.',
    },
  },
  {
    title: 'Rules for times',
    text: 'When pages, blocks and entries of lists are published: `draft`, `publishAt` and `expireAt`.',
    rules: {
      'always-published': 'Visitors come to this page without a link, so it must always be there.',
      'expires-first': 'It would never be published.',
      'lasting-redirect':
        'Browsers [remember a permanent redirect](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.2), even after the page is published.',
      'later-mistake':
        'A build after that time would fail, so that nothing else could be published either.',
      'unclear-time': 'When the clocks change, a time may not exist, or occur twice.',
      'unpublished-page': 'The link would open the 404 page.',
    },
  },
  {
    title: 'Rules for pages and texts',
    text: 'The texts and colours that visitors see, and what search engines show.',
    rules: {
      'broken-chart': 'The chart could not be drawn, or its drawing would be wrong.',
      'duplicate-description':
        'Search engines show the description below the title, so each page needs its own.',
      'duplicate-title':
        'Visitors cannot tell the pages apart in tabs, bookmarks and search results.',
      'english-words': 'Visitors would see English interface texts on a site in another language.',
      'html-in-text': 'Quire escapes HTML, so visitors would see the tags.',
      'long-description': 'Search engines cut off longer descriptions.',
      'long-title': 'Search engines and browser tabs cut off longer titles.',
      'low-contrast':
        '[WCAG 2.2](https://www.w3.org/TR/WCAG22/#contrast-minimum) requires a contrast of 4.5 : 1 between text and background.',
      'main-heading':
        'Screen readers and search engines learn the topic of a page from its main heading ([WCAG 2.2](https://www.w3.org/TR/WCAG22/#headings-and-labels)).',
      'placeholder-text':
        'The studio adds blocks with placeholders such as `[Title]`, which their authors replace.',
      'stray-brace':
        'Quire replaces only tokens such as `{year}`; other braces appear on the page.',
      'stray-mark':
        'Formatting such as `**strong**` works only in rich text, and this text is plain.',
      'two-figures':
        'If two pages give different figures for the same thing, visitors trust neither.',
      'unknown-token': 'The token has no value, so visitors would see its name in braces.',
      'unused-token': 'The token is probably misspelt in the texts, or no longer needed.',
    },
  },
  {
    title: 'Rules for languages',
    text: 'Sites in several languages: the entries of `locales` in `settings.json`, and the pages and files of these languages.',
    rules: {
      'locale-clash': 'Each language needs a path of its own.',
      'missing-home': 'The language menu links there if a page has no translation.',
      'missing-locale-file': 'Visitors would read these texts in another language.',
      'missing-translation': 'Visitors who choose the language would not find these pages in it.',
      'older-translation': 'The translation contains what the original no longer says.',
      'orphan-translation': 'Quire cannot detect when the page is out of date.',
      'other-language-link': 'Visitors would suddenly read another language.',
      'unknown-locale': 'No page would show the texts in the file.',
      'untracked-translation':
        'Without this note, Quire cannot detect that the original has changed.',
    },
  },
  {
    title: 'Rules for links',
    text: 'Links within the site, and the anchors that they point to.',
    rules: {
      'duplicate-id':
        'A link to `#id` can point to only one place, so [HTML](https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute) requires unique ids.',
      'missing-anchor': 'The link would open the top of the page.',
      'missing-page': 'The link would open the 404 page.',
      'redirected-link':
        'Visitors would wait for the redirect, and the link would break if you removed it.',
      'unrelated-link':
        'Screen readers list the links of a page without the text around them ([WCAG 2.2](https://www.w3.org/TR/WCAG22/#link-purpose-link-only)).',
    },
  },
  {
    title: 'Rules for lists of pages',
    text: 'Lists of pages, and the dates, tags and people that they use.',
    rules: {
      'duplicate-person': 'A page that names the id could mean either of the two.',
      'empty-list': 'Visitors would see a heading with nothing below it.',
      'missing-date':
        'Feed readers sort by date, and [Atom](https://www.rfc-editor.org/rfc/rfc4287#section-4.2.15) requires one.',
      'mixed-list': 'Only one of them could take effect.',
      'tag-spelling': 'A list by this tag would omit the pages that spell it differently.',
      'unknown-author': 'The page would have no author, or the list no entries.',
      'unnamed-tag': 'Unlike the other tags, this tag would have no page.',
      'updated-before-date': 'One of the dates is wrong, and search engines read both.',
    },
  },
  {
    title: 'Rules for redirects',
    text: 'The redirects in `redirects.json`.',
    rules: {
      'duplicate-redirect': 'Only one of the redirects could take effect.',
      'redirect-chain': 'Each redirect takes time, and search engines follow only a few.',
      'redirect-loop': 'Browsers would show an error instead of a page.',
      'redirect-placeholder':
        'Visitors would be redirected to an address with the placeholder in it.',
      'redirect-shadows-page': 'Visitors could no longer reach the page.',
      'outside-redirect':
        'Every host can redirect a path of the site, but only some match the rules in `outside`.',
      'redirect-to-self': 'Browsers would show an error instead of a page.',
    },
  },
  {
    title: 'Rules for assets and public files',
    text: 'Pictures, fonts, icons, linked files and the `public` folder.',
    rules: {
      'broken-asset': 'Browsers could not show the file.',
      'faint-logo': 'The logo has too little contrast with the background.',
      'heavy-picture': 'The page or the build would be slow.',
      'heavy-video':
        'Mobile visitors would wait and pay for it, and some hosts refuse large files.',
      'missing-asset':
        'Visitors would see a gap instead of a picture, or a system font instead of yours.',
      'poor-alt':
        'Screen readers read `alt` aloud, so it must describe the picture ([WCAG 2.2](https://www.w3.org/TR/WCAG22/#non-text-content)).',
      'private-file': 'The build would publish the file, as it does everything in `public`.',
      'public-clash': 'Two published files cannot have the same path.',
      'missing-weight': 'Browsers would show a different weight than the theme declares.',
      'unfit-file':
        'Not every server or host could publish the file as it is, or it should not be public.',
      'unfit-picture': 'Visitors would not see what you see in the file.',
      'unknown-language': 'The code would have no syntax highlighting.',
      'unknown-icon': 'Quire can draw only the icons from tabler.io/icons.',
      'unsafe-file':
        'A script in a drawing or another file could do anything that the site itself can do.',
      'unused-asset': 'The file is no longer needed, or a page misspells its name.',
    },
  },
  {
    title: 'Rules for the search',
    text: 'Search entries for pages (`search`).',
    rules: {
      'search-expectation':
        'The page lists this search under `expect`, but the search does not find it high enough.',
      'search-order-clash': 'The order of the search results would be undefined.',
      'short-keyword': 'A keyword of one or two letters is part of too many other words.',
    },
  },
  {
    title: 'Rules for audiences, toasts and calls to action',
    text: 'The audiences, toasts and closing calls to action, and where they are used.',
    rules: {
      'cta-tie': 'The most specific rule wins, and neither of these is more specific.',
      'missing-variant': 'Visitors of that audience would see nothing instead of the block.',
      'unknown-audience': 'Visitors can choose only the audiences in `audiences.json`.',
      'unknown-notice': 'The toast would have no text.',
      'unused-cta':
        'Its path matches no page, or a more specific rule applies to each page that it matches.',
      'unused-notice':
        'The name of the toast is probably misspelt in a block, or the toast is no longer needed.',
    },
  },
  {
    title: 'Rules for security',
    text: 'The security policy, and URLs that could harm visitors.',
    rules: {
      'expired-contact':
        'People who find a security problem do not trust an [expired `security.txt`](https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5).',
      'refused-frame':
        'The service refuses to be shown in a frame with [a header](https://html.spec.whatwg.org/#the-x-frame-options-header), except under other URLs.',
      'refused-host':
        'Browsers would block the script or the frame, because its host is not in the [security policy](https://www.w3.org/TR/CSP3/).',
      'unproven-host':
        'Files without [these headers](https://html.spec.whatwg.org/multipage/browsers.html#coep) would be missing from the page. Once you know that the host sends them, list it under `embeddable`.',
      'unsafe-url': 'Some other kinds of URL can run scripts.',
      'unused-host':
        'An attacker could use any host in the security policy, so it should list no more than needed.',
    },
  },
  {
    title: 'Rules for the check itself',
    text: 'The entries under `check.ignore` in `settings.json`.',
    rules: {
      'unknown-warning': 'No warning has this name, so the entry has no effect.',
      'unused-ignore': 'If the warning occurred again, the entry would hide it from you.',
    },
  },
]

/** Rules that are about one thing, as the reference shows them. */
export interface RuleGroup {
  title: string
  text: string
  /** The name of a rule → why there is such a rule. */
  rules: Record<string, string>
}

/** The engine's rules by what they are about; rules that are in none of them come with a block. */
export const RULE_GROUPS: RuleGroup[] = [
  {
    title: 'Rules for files',
    text: 'Which files a site has, and how they are written.',
    rules: {
      'bad-file-name': 'The name of the file becomes the path of the page.',
      'bad-json': 'A file that is not valid JSON cannot be read.',
      'duplicate-key': 'JSON keeps only the last of two properties with the same name.',
      'forbidden-key': 'JavaScript gives such names a meaning of its own.',
      'missing-file': 'A site has a few files that it cannot do without.',
      'newer-site': 'An older Quire may misread the site. Install the newer version.',
      'older-site': '`quire upgrade` writes what has changed since then.',
      'too-deep':
        'No site needs such a file; it would exhaust the memory of programs that read it.',
      'unknown-file': 'A file with a misspelt name would be ignored without a word.',
    },
  },
  {
    title: 'Rules for properties',
    text: 'Which properties an object has, and which values they take. The schemas decide this.',
    rules: {
      'bad-format': 'The schema asks for a certain form, such as that of an id or a date.',
      'missing-property': 'The property is required: without it, there is nothing to show.',
      'not-allowed': 'The property takes only the values of a list.',
      'not-exactly-one':
        'One entry of the list is singled out, so one must be marked, and only one.',
      'too-few': 'An empty list would leave an empty place on the page.',
      'too-many': 'The layout has room for so many and no more.',
      'too-small': 'The number is below the smallest one that makes sense.',
      'unknown-block-type': 'Only the block types of Quire and of your project can be rendered.',
      'unknown-property': 'A misspelt property would have no effect.',
      'unknown-word': 'The site lists the allowed words under `vocabularies` in `settings.json`.',
      'wrong-type': 'The property takes another kind of value.',
    },
  },
  {
    title: 'Rules for pages and texts',
    text: 'What visitors and search engines read.',
    rules: {
      'duplicate-description': 'Search engines show a description that fits only one page.',
      'duplicate-title':
        'Visitors cannot tell the pages apart in tabs, bookmarks and search results.',
      'english-words':
        'Visitors would see English texts of the interface on a site in another language.',
      'html-in-text': 'Quire escapes HTML, so visitors would see the tags.',
      'long-description': 'Search engines cut off what is longer.',
      'long-title': 'Search engines and browser tabs cut off what is longer.',
      'low-contrast': 'WCAG 2.2 requires a contrast of 4.5 : 1 between text and background.',
      'main-heading':
        'Screen readers and search engines look for one main heading, and take the subject from it.',
      'stray-brace': 'Only tokens such as `{year}` are replaced.',
      'stray-mark': 'Only rich text has marks such as `**strong**`; this text is plain.',
      'two-figures': 'Two different figures for one thing make visitors doubt both.',
      'unknown-token': 'Nothing replaces the token, so visitors would see its name.',
      'unused-token': 'A token that no text uses is probably misspelt or left over.',
    },
  },
  {
    title: 'Rules for links',
    text: 'Where links lead, within the site and on one page.',
    rules: {
      'duplicate-id': 'A link with `#id` can lead to only one place on a page.',
      'missing-anchor': 'The browser would stay at the top of the page.',
      'missing-page': 'Visitors would get the 404 page.',
      'redirected-link': 'The link costs a redirect, and breaks when the redirect is removed.',
      'unrelated-link': 'Visitors expect to find the words of the link where it leads.',
    },
  },
  {
    title: 'Rules for redirects',
    text: 'The rules in `redirects.json`.',
    rules: {
      'duplicate-redirect': 'Only one redirect per path can take effect.',
      'redirect-chain': 'Each redirect costs visitors a request; search engines follow only a few.',
      'redirect-loop': 'Browsers stop with an error.',
      'redirect-shadows-page': 'Nobody could reach the page.',
      'redirect-to-self': 'Browsers stop with an error.',
    },
  },
  {
    title: 'Rules for assets and public files',
    text: 'Pictures, fonts, icons, linked files, and the folder `public`.',
    rules: {
      'broken-asset': 'Browsers could not show the file.',
      'faint-logo': 'The logo would disappear in the background.',
      'heavy-picture': 'The page is slow for visitors on phones.',
      'missing-asset': 'Visitors would see a gap, or a system font.',
      'poor-alt': 'Screen readers read the text of `alt` instead of the picture.',
      'private-file': 'The build publishes everything in `public`.',
      'public-clash': 'Two files cannot have the same path.',
      'unfit-file': 'Servers and hosts cannot publish every file as it is.',
      'unknown-icon': 'Only icons from tabler.io/icons can be drawn.',
      'unsafe-svg': 'An SVG can contain scripts, which would run with the rights of the site.',
      'unused-asset': 'The file is left over, or its name is misspelt where it is meant.',
    },
  },
  {
    title: 'Rules for the search',
    text: 'The `search` of pages.',
    rules: {
      'search-expectation': 'A page says under `expect` which searches must find it.',
      'search-order-clash': 'The order of the results would depend on chance.',
      'short-keyword': 'A keyword of one or two letters is part of too many words.',
    },
  },
  {
    title: 'Rules for audiences, toasts and calls to action',
    text: 'Names that one file defines and others use.',
    rules: {
      'cta-tie': 'The rule with the more specific path wins, and neither is more specific.',
      'missing-variant': 'Readers of that audience would see nothing in its place.',
      'unknown-audience': 'No reader belongs to an audience that is not in `audiences.json`.',
      'unknown-notice': 'The toast would have no text.',
      'unused-cta': 'Its path matches no page, or another rule is more specific everywhere.',
      'unused-notice': 'A toast that nothing shows is probably misspelt or left over.',
    },
  },
  {
    title: 'Rules for security',
    text: 'The security policy, and URLs that could harm visitors.',
    rules: {
      'expired-contact': 'Researchers do not trust an expired `security.txt`.',
      'refused-host': 'The script would never run.',
      'unproven-host': 'List the host under `embeddable` once you have seen that it sends them.',
      'unsafe-url': 'Other kinds of URL can run scripts.',
      'unused-host': 'Each host in the policy is one more that an attacker could use.',
    },
  },
  {
    title: 'Rules for the check itself',
    text: 'The entries under `check.ignore` in `settings.json`.',
    rules: {
      'unknown-warning': 'An entry that matches no warning has no effect.',
      'unused-ignore':
        'The entry would hide the next warning of this kind, which nobody has judged.',
    },
  },
]

/** The group of the rules that come with a block type. */
export const BLOCK_RULES: RuleGroup = {
  title: 'Rules of blocks',
  text: 'A block type can bring rules of its own: [The build half](blocks/reference.md#the-build-half) explains how.',
  rules: {
    'broken-bar': 'A bar cannot show more than the whole, or less than nothing.',
    'broken-diagram': 'An arrow needs a node at both of its ends.',
    'broken-drawing': 'A message needs a sender and a receiver.',
    'broken-form': 'A field whose rules contradict each other can never be filled in.',
    'job-without-country': 'Search engines list a job by its country.',
    'uneven-row': 'A cell without a column has no heading, and a missing cell leaves a gap.',
  },
}

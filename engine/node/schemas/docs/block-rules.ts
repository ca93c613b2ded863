import type { RuleGroup } from './rule-groups'

/** The group of the rules that come with a block type. */
export const BLOCK_RULES: RuleGroup = {
  title: 'Rules of blocks',
  text: 'Some block types have rules of their own. [The build module](blocks/reference.md#the-build-module) explains how to write such rules.',
  rules: {
    'broken-bar': 'The bar must lie within the scale, between 0 and the whole.',
    'broken-diagram': 'The arrow could not be drawn.',
    'broken-drawing': 'The drawing refers to something that it does not contain.',
    'broken-form': 'Visitors could not send the form.',
    'broken-formula': 'The result could not be computed.',
    'broken-input': 'Visitors could not choose the initial value.',
    'broken-screen':
      'The screen refers to something that it does not contain, or has an empty area.',
    'decoy-autofill':
      'A honeypot that browsers fill in would catch people, and their forms would be lost.',
    'job-without-country':
      'Search engines list only [jobs](https://schema.org/JobPosting) that have a country.',
    'missing-answer':
      'If the script of the form does not run, the browser opens what the receiver answers. Without `answer`, that is a page without the navigation and the look of the site. Forms that are sent to a full URL are not reported, because form services have pages of their own.',
    'missing-captions':
      'People who cannot hear the video, or have muted it, miss what is said ([WCAG 2.2](https://www.w3.org/TR/WCAG22/#captions-prerecorded)).',
    'missing-decoy':
      'Bots send every form that they find. [A honeypot](authors/forms.md#the-honeypot) distinguishes most of them from people. Forms that are sent to a full URL are not reported, because form services have filters of their own.',
    'missing-hours': 'Visitors would see a week in which every day is closed.',
    'missing-line': 'No line would be highlighted.',
    'nameless-person': 'The entry would not show who it is about.',
    'uneven-prices': 'Each plan needs a price for each period, or a text instead of prices.',
    'uneven-row': 'Each row needs exactly one cell per column.',
    'uneven-table': 'Each row needs exactly one cell per column.',
    'unexplained-consent':
      'Consent counts only if it is informed ([GDPR](https://eur-lex.europa.eu/eli/reg/2016/679/oj), article 4).',
    'unreceived-form':
      'A host for files rejects what visitors send. The check recognises GitHub Pages, GitLab Pages, Codeberg Pages, Neocities, Surge and object storage by their names in `url` in `settings.json`, but not on a domain of your own.',
    'unused-input': 'Visitors expect that a result depends on each input.',
  },
}

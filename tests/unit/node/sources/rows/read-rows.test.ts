import { describe, expect, it } from 'vitest'
import { readRows } from '../../../../../engine/node/sources/rows/read-rows'
import { readText, reportRows } from '../../../support/report-rows'

const BERN = { id: 'bern', city: 'Bern', note: 'One, two' }

describe('the rows of a file', () => {
  it.each([
    ['commas', 'id,city,note\nbern,Bern,"One, two"\n'],
    ['semicolons', 'id;city;note\nbern;Bern;One, two\n'],
    ['tabs', 'id\tcity\tnote\nbern\tBern\tOne, two\n'],
    ['a byte order mark', '\uFEFFid,city,note\nbern,Bern,"One, two"'],
    ['line ends of Windows', 'id,city,note\r\nbern,Bern,"One, two"\r\n'],
    ['blank lines and blank rows', 'id,city,note\n\nbern,Bern,"One, two"\n,,\n \n\n'],
    ['spaces around cells', 'id , city,note\n bern,Bern , One; two\n'],
    ['spaces behind quotes', '"id" ,city,note\nbern,Bern,"One, two"  '],
    ['names in quotes', '"id","city","note"\n"bern","Bern","One, two"\n'],
  ])('are read with %s', (_, text) => {
    const { columns, rows, issues } = readText(text)
    expect(issues).toEqual([])
    expect(columns).toEqual(['id', 'city', 'note'])
    expect(rows.map(({ id, values }) => ({ id, values }))).toEqual([
      { id: 'bern', values: { ...BERN, ...(text.includes('; two\n') && { note: values(text) }) } },
    ])
  })

  const values = (text: string) => (text.startsWith('id ,') ? 'One; two' : BERN.note)

  it('have quotes and lines in their cells', () => {
    const { rows } = readText('id,text\nbern,"The ""old"" town\r\nand more"\nthun,5" pipe\n')
    expect(rows.map(({ values }) => values.text)).toEqual(['The "old" town\nand more', '5" pipe'])
  })

  it('have no value where a cell is empty', () => {
    const { rows } = readText('id,city,note\nbern,,""\nthun, ,x\n')
    expect(rows).toEqual([
      { id: 'bern', index: 0, values: { id: 'bern' } },
      { id: 'thun', index: 1, values: { id: 'thun', note: 'x' } },
    ])
  })

  it('are read from JSON, where numbers and booleans are texts', () => {
    const data = [
      { id: 7, size: 2.5, open: true },
      { id: 'thun', note: null, city: ' Thun ' },
    ]
    const { columns, rows, issues } = readText(JSON.stringify(data), { file: 'data/a.json' })
    expect(issues).toEqual([])
    expect(columns).toEqual(['id', 'size', 'open', 'note', 'city'])
    expect(rows.map(({ values }) => values)).toEqual([
      { id: '7', size: '2.5', open: 'true' },
      { id: 'thun', city: 'Thun' },
    ])
  })

  it('have the numbers of JSON as they are written', () => {
    const numbers = [
      '1.50',
      '1e21',
      '0.0000001',
      '90071992547409931',
      '-0',
      '1E5',
      '1.0',
      '1e999',
      '12',
    ]
    const text = `[${numbers.map((one, index) => `{ "id": "a${index}", "size": ${one} }`).join()}]`
    const { rows, issues } = readText(text, { file: 'data/a.json' })
    expect(issues).toEqual([])
    expect(rows.map(({ values }) => values.size)).toEqual(numbers)
    const long = readText('[{ "id": 90071992547409931 }]', { file: 'data/a.json' })
    expect(long.rows.map(({ id }) => id)).toEqual(['90071992547409931'])
  })

  it('report JSON that is nested too deep (R-319)', () => {
    const text = `[{ "id": ${'['.repeat(20_000)}${']'.repeat(20_000)} }]`
    const { issues } = readText(text, { file: 'data/a.json' })
    expect(issues.map(({ rule, place }) => [rule, place?.column])).toEqual([['too-deep', 72]])
  })

  it('have names of columns that objects have of their own', () => {
    const { rows, issues } = readText('id,constructor,toString\nbern,a,b\n')
    expect(issues).toEqual([])
    expect(rows[0]?.values).toEqual({ id: 'bern', constructor: 'a', toString: 'b' })
  })

  it('are omitted where they make no page; their numbers stay', () => {
    const { rows } = readText('id,city\nbern,Bern\nBiel,Biel\nthun\nbern,Bern\nchur,Chur\n')
    expect(rows.map(({ id, index }) => [id, index])).toEqual([
      ['bern', 0],
      ['chur', 4],
    ])
  })

  it('are none where the file cannot be read', () => {
    const source = { file: 'data/a.csv', bytes: undefined, id: 'id', by: 'pages/[id].json' }
    expect(readRows(source)).toEqual({
      columns: [],
      rows: [],
      issues: [expect.objectContaining({ file: 'data/a.csv', rule: 'unreadable-file' })],
    })
  })
})

describe('of a file that a spreadsheet exports', () => {
  it.each([
    ['id|city\nbern|Bern\n'],
    ['sep=;\nid;city\nbern;Bern\n'],
    ['\uFEFFSEP=;\r\nid;city\r\nbern;Bern\r\n'],
    ['"sep=;"\nid;city\nbern;Bern\n'],
    ['sep=;;\nid;city;\nbern;Bern;\n'],
    ['sep=^\nid^city\nbern^Bern\n'],
    ['sep=\t\nid\tcity\nbern\tBern\n'],
    // The line names a separator that the file does not have.
    ['sep=;\nid,city\nbern,Bern\n'],
  ])('the separator is found: %j', (text) => {
    const read = readText(text)
    expect(read.issues).toEqual([])
    expect(read.columns).toEqual(['id', 'city'])
    expect(read.rows).toEqual([{ id: 'bern', index: 0, values: { id: 'bern', city: 'Bern' } }])
  })

  it.each([
    ['several U+FEFF', '\uFEFF\uFEFF"id",city\nbern,Bern\n'],
    ['U+FEFF in a later cell', 'city,\uFEFFid\nBern,bern\n'],
    ['zero-width spaces', 'id\u200B,ci\u200Bty\nbern\u200B,Bern\n'],
    ['soft hyphens', 'id,ci\u00ADty\nbern,Bern\n'],
    ['directional characters', '\u200Eid,\u202Acity\u202C\n\u200Ebern,Bern\n'],
    ['doubled carriage returns', 'id,city\r\r\n"bern",Bern\r\r\n'],
    ['empty columns at the end', 'id,city,,,\nbern,Bern,,,\n'],
    ['an empty column before the others', ',id,city\n,bern,Bern\n'],
    ['a separator at the end of rows', 'id,city\nbern,Bern,\n'],
    ['a separator at the end of the headings', 'id,city,\nbern,Bern\n'],
    ['the lines of a Markdown table', '| id | city |\n|:---|---:|\n| bern | Bern |\n'],
  ])('%s are read over', (_, text) => {
    const read = readText(text)
    expect(read.issues).toEqual([])
    expect(read.columns.toSorted()).toEqual(['city', 'id'])
    expect(read.rows[0]?.values).toEqual({ id: 'bern', city: 'Bern' })
  })

  it('no-break spaces in headings are ordinary spaces', () => {
    const { columns } = readText('id,post\u00A0code\u00A0\nbern,3000\n')
    expect(columns).toEqual(['id', 'post code'])
  })

  it('lines above the headings are reported, with the line of the headings', () => {
    expect(reportRows('sep=;\nPrices, as of May\nid;name\na;A\n')).toMatchInlineSnapshot(`
      "
      2:1  error  bad-csv
        The first line is a title: the names of the columns are in line 3.

          1 | sep=;
        > 2 | Prices, as of May
            | ^^^^^^^^^^^^^^^^^
          3 | id;name

        Remove the line above "id;name".
      "
    `)
    expect(reportRows('Prices;;\n;;\nid;name;price\na;A;1\n')).toMatchInlineSnapshot(`
      "
      1:1  error  bad-csv
        The first line is a title: the names of the columns are in line 3.

        > 1 | Prices;;
            | ^^^^^^^^
          2 | ;;

        Remove the 2 lines above "id;name;price".
      "
    `)
    expect(
      reportRows('Account;CH 12\nMonth;May\n\nid;day;text;sum\na;1;A;1\n'),
    ).toMatchInlineSnapshot(`
      "
      1:1  error  bad-csv
        The first line is a title: the names of the columns are in line 4.

        > 1 | Account;CH 12
            | ^^^^^^^^^^^^^
          2 | Month;May

        Remove the 3 lines above "id;day;text;sum".
      "
    `)
  })

  it('a separator that is not detected is reported', () => {
    expect(reportRows('id^city\nbern^Bern\n')).toMatchInlineSnapshot(`
      "
      1:1  error  bad-csv
        The cells are separated by "^", which Quire does not detect.

        > 1 | id^city
            | ^^^^^^^
          2 | bern^Bern

        Export the file with commas, semicolons or tabs, or write "sep=^" above the first line.
      "
    `)
  })

  it('a single column has texts with any characters', () => {
    for (const text of ['id\nbern\n', 'id\n\nbern\n', 'id\nbern\nbasel-west\n'])
      expect(readText(text).issues).toEqual([])
    expect(readText('time\n10:15:00\n', { id: 'time' }).issues[0]?.rule).toBe('bad-row-id')
    expect(readText('id\nbern, west\n').issues[0]?.rule).toBe('bad-row')
  })
})

describe('of a file that is no CSV', () => {
  it('the quote that is not closed is reported', () => {
    expect(reportRows('id,city\nbern,"Bern\nthun,"Thun"\nchur,Chur\n')).toMatchInlineSnapshot(`
      "
      2:6  error  bad-csv
        Row 2: the opening quote of this cell is not closed.

          1 | id,city
        > 2 | bern,"Bern
            |      ^^^^^
          3 | thun,"Thun"

        Write " at the end of the cell. A quote within a text is written twice: "".
      "
    `)
    expect(reportRows('id,city\nbern,"Bern\nthun,Thun\n')).toMatchInlineSnapshot(`
      "
      2:6  error  bad-csv
        Row 2: the opening quote of this cell is not closed.

          1 | id,city
        > 2 | bern,"Bern
            |      ^^^^^
          3 | thun,Thun

        Write " at the end of the cell. A quote within a text is written twice: "".
      "
    `)
  })

  it('the cell that goes on behind its quotes is reported', () => {
    const text = 'id,city\nbern,"The "old" town"\nthun,"Thun" West\n'
    expect(reportRows(text)).toMatchInlineSnapshot(`
      "
      2:6  error  bad-csv
        Row 2: the text of this cell continues after its closing quote.

          1 | id,city
        > 2 | bern,"The "old" town"
            |      ^^^^^^
          3 | thun,"Thun" West

        Write quotes within a text twice: "The ""old"" town".

      3:6  error  bad-csv
        Row 3: the text of this cell continues after its closing quote.

          2 | bern,"The "old" town"
        > 3 | thun,"Thun" West
            |      ^^^^^^

        Put quotes around the whole cell, and write each quote within it twice: "the ""blue"" house".
      "
    `)
  })

  it('the space that makes text of quotes is reported', () => {
    expect(reportRows('id,city\nbern, "Bern, West"\n')).toMatchInlineSnapshot(`
      "
      2:7  error  bad-csv
        Row 2: this cell begins with a space, so its quotes are read as text.

          1 | id,city
        > 2 | bern, "Bern, West"
            |       ^^^^^

        Remove the space before the quote.
      "
    `)
  })

  it('the line that is not UTF-8 is reported', () => {
    const bytes = Buffer.from('id,city\nbern,Bern\nzuerich,Zürich\n', 'latin1')
    expect(reportRows(bytes)).toMatchInlineSnapshot(`
      "
      3:10  error  bad-encoding
        This is not UTF-8 text.

          2 | bern,Bern
        > 3 | zuerich,Z�rich
            |          ^

        Save the file in UTF-8 encoding; spreadsheets call it "CSV UTF-8".
      "
    `)
  })

  it('an empty file and an empty line are reported', () => {
    expect(reportRows('\n\n')).toMatchInlineSnapshot(`
      "
      1:1  error  bad-csv
        The file is empty.

        Write the names of the columns into the first line, such as "id,name".
      "
    `)
    expect(reportRows('\nid,city\nbern,Bern\n')).toMatchInlineSnapshot(`
      "
      1:1  error  bad-csv
        The first line is empty: the names of the columns are in line 2.

        Remove the line above "id,city".
      "
    `)
  })

  it('line ends of old Macs are reported', () => {
    expect(reportRows('id,city\rbern,Bern\r')).toMatchInlineSnapshot(`
      "
      1:1  error  bad-csv
        This file has the line endings of old Macs, so it is read as a single line.

        Save it as "CSV UTF-8", not as "CSV (Macintosh)".
      "
    `)
  })

  it('more than ten million bytes are reported', () => {
    const bytes = Buffer.alloc(10_000_001, 'id,city\n')
    for (const file of ['data/a.csv', 'data/a.json']) {
      const { issues } = readRows({ file, bytes, id: 'id', by: 'pages/[id].json' })
      expect(issues).toEqual([
        expect.objectContaining({
          rule: 'too-large',
          message: 'The file has 10000001 bytes; at most 10000000 are allowed.',
        }),
      ])
    }
  })
})

describe('of columns', () => {
  it('those without a name and with that of another are reported', () => {
    expect(reportRows('id,city,,city\nbern,Bern,1,2\n')).toMatchInlineSnapshot(`
      "
      1:9  error  bad-column
        Column 3 has no name.

        > 1 | id,city,,city
            |         ^
          2 | bern,Bern,1,2

        Write its name into the first line, or remove the column.

      1:10  error  bad-column
        Column 4 has the same name as column 2: "city".

        > 1 | id,city,,city
            |          ^^^^
          2 | bern,Bern,1,2

        Give one of them another name.
      "
    `)
  })

  it('the missing one is reported, with the nearest', () => {
    expect(reportRows('ID,city\nbern,Bern\n')).toMatchInlineSnapshot(`
      "
      1:1  error  missing-column
        There is no column "id", which the file name pages/branches/[id].json refers to.

        > 1 | ID,city
            | ^^
          2 | bern,Bern

        Rename a column or the page file. Did you mean "ID"?
      "
    `)
    expect(reportRows('name,city\nbern,Bern\n')).toMatchInlineSnapshot(`
      "
      1:1  error  missing-column
        There is no column "id", which the file name pages/branches/[id].json refers to.

        > 1 | name,city
            | ^^^^
          2 | bern,Bern

        Rename a column or the page file. The columns are "name" and "city".
      "
    `)
    const json = '[{ "name": "bern" }]'
    expect(reportRows(json, { file: 'data/a.json' })).toMatchInlineSnapshot(`
      "
      1:1  error  missing-column
        There is no column "id", which the file name pages/branches/[id].json refers to.

        > 1 | [{ "name": "bern" }]
            | ^

        Rename a column or the page file. The only column is "name".
      "
    `)
  })

  it('the name that JSON refuses is reported, too', () => {
    expect(reportRows('id,__proto__\nbern,x\n')).toMatchInlineSnapshot(`
      "
      1:4  error  forbidden-key
        The name "__proto__" is not allowed.

        > 1 | id,__proto__
            |    ^^^^^^^^^
          2 | bern,x
      "
    `)
  })
})

describe('of rows', () => {
  it('those with more or fewer cells than columns are reported', () => {
    const text = 'id,city,phone\nbern,Bern, Switzerland,1\nthun,Thun\nchur\n'
    expect(reportRows(text)).toMatchInlineSnapshot(`
      "
      2:6  error  bad-row
        Row 2 has 4 cells, but the first line names 3 columns.

          1 | id,city,phone
        > 2 | bern,Bern, Switzerland,1
            |      ^^^^^^^^^^^^^^^^^
          3 | thun,Thun

        Put quotes around text that contains ",": "Bern, Switzerland".

      3:6  error  bad-row
        Row 3 has 2 cells, but the first line names 3 columns: "phone" is missing.

          2 | bern,Bern, Switzerland,1
        > 3 | thun,Thun
            |      ^^^^
          4 | chur

        Write the separator even before an empty cell, such as "thun,Thun,".

      4:1  error  bad-row
        Row 4 has 1 cell, but the first line names 3 columns: "city" and "phone" are missing.

          3 | thun,Thun
        > 4 | chur
            | ^^^^

        Write the separator even before an empty cell, such as "chur,,".
      "
    `)
  })

  it('their numbers are those of spreadsheets, whatever lines they have', () => {
    const { issues } = readText('id,text\n\nbern,"one\ntwo\nthree"\nthun\n')
    expect(issues.map(({ message, place }) => [message.slice(0, 5), place?.line])).toEqual([
      ['Row 4', 6],
    ])
  })

  it('none are a warning', () => {
    expect(reportRows('id,city\n\n')).toMatchInlineSnapshot(`
      "
      1:1  warning  no-rows
        The file has no rows, so pages/branches/[id].json generates no pages.

        Write a row for each page.
      "
    `)
    expect(reportRows('[]', { file: 'data/a.json' })).toMatchInlineSnapshot(`
      "
      1:1  warning  no-rows
        The file has no rows, so pages/branches/[id].json generates no pages.

        Write a row for each page.
      "
    `)
  })

  it('of JSON, lists and objects in them are reported, and what is no entry', () => {
    const json =
      '[\n  { "id": "bern", "address": { "city": "Bern" }, "tags": ["a"] },\n  ["thun"]\n]'
    expect(reportRows(json, { file: 'data/a.json' })).toMatchInlineSnapshot(`
      "
      2:30  error  bad-row
        Entry 1 has an object as "address"; a value must be text, a number, true or false.

          1 | [
        > 2 |   { "id": "bern", "address": { "city": "Bern" }, "tags": ["a"] },
            |                              ^
          3 |   ["thun"]

        Write each of its values separately, such as "addressCity".

      2:58  error  bad-row
        Entry 1 has a list as "tags"; a value must be text, a number, true or false.

          1 | [
        > 2 |   { "id": "bern", "address": { "city": "Bern" }, "tags": ["a"] },
            |                                                          ^
          3 |   ["thun"]

        Write it as one text.

      3:3  error  bad-row
        Entry 2 is not an object.

          2 |   { "id": "bern", "address": { "city": "Bern" }, "tags": ["a"] },
        > 3 |   ["thun"]
            |   ^
          4 | ]

        Write names and values, as in [{ "id": "bern", "name": "Bern" }].
      "
    `)
    expect(reportRows('{ "id": "bern" }', { file: 'data/a.json' })).toMatchInlineSnapshot(`
      "
      1:1  error  bad-row
        A data file is a list of entries, one for each row.

        > 1 | { "id": "bern" }
            | ^

        Write it as [{ "id": "bern", "name": "Bern" }].
      "
    `)
    expect(reportRows('[{ "id": "bern", }]', { file: 'data/a.json' })).toMatchInlineSnapshot(`
      "
      1:16  error  bad-json
        There is a comma after the last entry.

        > 1 | [{ "id": "bern", }]
            |                ^

        Remove it.
      "
    `)
  })
})

describe('of ids', () => {
  it('what no address can have is reported, with what can be written', () => {
    const text = 'id,city\nBern West,a\nzürich,b\nbern-west,c\n東京,d\na/b,e\n'
    expect(reportRows(text)).toMatchInlineSnapshot(`
      "
      2:1  error  bad-row-id
        Row 2 has the id "Bern West"; an id has only lower-case letters, digits and hyphens.

          1 | id,city
        > 2 | Bern West,a
            | ^^^^^^^^^
          3 | zürich,b

        Choose another: row 4 has the id "bern-west".

      3:1  error  bad-row-id
        Row 3 has the id "zürich"; an id has only lower-case letters, digits and hyphens.

          2 | Bern West,a
        > 3 | zürich,b
            | ^^^^^^
          4 | bern-west,c

        Write "zurich".

      5:1  error  bad-row-id
        Row 5 has the id "東京"; an id has only lower-case letters, digits and hyphens.

          4 | bern-west,c
        > 5 | 東京,d
            | ^^
          6 | a/b,e

        Write it with these characters, such as "bern-west".

      6:1  error  bad-row-id
        Row 6 has the id "a/b"; an id has only lower-case letters, digits and hyphens.

          5 | 東京,d
        > 6 | a/b,e
            | ^^^

        Write "a-b".
      "
    `)
  })

  it('a missing one is reported', () => {
    expect(reportRows('id,city\n,Bern\n')).toMatchInlineSnapshot(`
      "
      2:1  error  bad-row-id
        Row 2 has no value in the column "id".

          1 | id,city
        > 2 | ,Bern
            | ^

        Write the last part of the address of its page, such as "bern".
      "
    `)
    expect(
      reportRows('[{ "id": "a" }, { "b": 1 }]', { file: 'data/a.json' }),
    ).toMatchInlineSnapshot(`
      "
      1:17  error  bad-row-id
        Entry 2 has no value in the column "id".

        > 1 | [{ "id": "a" }, { "b": 1 }]
            |                 ^

        Write the last part of the address of its page, such as "bern".
      "
    `)
  })

  it('a second one is reported with the row of the first, also if its case differs', () => {
    expect(reportRows('id,city\nbern,a\nthun,b\nbern,c\nThun,d\n')).toMatchInlineSnapshot(`
      "
      4:1  error  duplicate-row
        Row 4 has the same id as row 2: "bern".

          3 | thun,b
        > 4 | bern,c
            | ^^^^
          5 | Thun,d

        Give one of them another id, or remove one of them.

      5:1  error  duplicate-row
        Row 5 has the id "Thun", and row 3 has "thun": only their case differs.

          4 | bern,c
        > 5 | Thun,d
            | ^^^^

        Give one of them another id, or remove one of them.
      "
    `)
  })

  it('those that pages cannot have in that place are reported', () => {
    expect(reportRows(`id\nindex\n${'long-'.repeat(50)}\n`)).toMatchInlineSnapshot(`
      "
      2:1  error  bad-row-id
        Row 2 has the id "index", which no page can have. Only the home page is called index.json.

          1 | id
        > 2 | index
            | ^^^^^
          3 | long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-

        Give it another id.

      3:1  error  bad-row-id
        Row 3 has the id "long-long-long-long-long-long-long-long-long-long-long-long-…", which no page can have. The name of a page or folder can have at most 200 characters.

          2 | index
        > 3 | long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        Give it another id.
      "
    `)
    expect(reportRows('id\nassets\nfine\n', { by: 'pages/[id].json' })).toMatchInlineSnapshot(`
      "
      2:1  error  bad-row-id
        Row 2 has the id "assets", which no page can have. "/assets" is reserved for the files of a site: no page can be there.

          1 | id
        > 2 | assets
            | ^^^^^^
          3 | fine

        Give it another id.
      "
    `)
  })
})

describe('of equal errors', () => {
  const text = `id,city\n${Array.from({ length: 30 }, (_, row) => `Row ${row},x\nfine-${row}`).join('\n')}\n`

  it('the first 20 are reported, and how many there are', () => {
    const { issues } = readText(text)
    const rules = issues.map(({ rule }) => rule)
    expect(rules.filter((rule) => rule === 'bad-row-id')).toHaveLength(20)
    expect(rules.filter((rule) => rule === 'bad-row')).toHaveLength(20)
    expect(issues.flatMap(({ hint = '' }) => /\d+ more .*/.exec(hint) ?? [])).toEqual([
      '10 more places are like this.',
      '10 more places are like this.',
    ])
  })

  it('all 20 are reported where there are no more', () => {
    const ids = Array.from({ length: 20 }, (_, row) => `Row ${row}`).join('\n')
    expect(readText(`id\n${ids}\n`).issues).toHaveLength(20)
    expect(reportRows(`id\n${ids}\n`)).not.toContain(' more ')
    expect(readText(`id\n${ids}\nRow 20\n`).issues.at(-1)?.hint).toBe(
      'Write "row-19". 1 more place is like this.',
    )
  })
})

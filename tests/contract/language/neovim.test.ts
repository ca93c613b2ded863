/** The language server in Neovim, with the configuration of the guide. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { writeCase } from '../../support/check/rule-cases'
import { linkQuire } from '../../support/editors/link-quire'
import { NEOVIM, whyWithoutNeovim } from '../../support/install/neovim'
import { makeScratchFolder } from '../../support/scratch-folder'

/**
 * Records the problems of the open file, and applies the first fix. Enters a link again with the third
 * completion, renames the page that it links to, and saves.
 */
const SCRIPT = `
local result = { offered = {} }
local function record(step, is_expected)
  vim.wait(20000, function() return is_expected(#vim.diagnostic.get(0)) end, 20)
  result[step] = vim.diagnostic.get(0)
end
record('opened', function(count) return count > 0 end)
vim.ui.select = function(actions, _, choose) choose(actions[1]) end
vim.fn.search('heroo')
vim.lsp.buf.code_action()
record('repaired', function(count) return count == 0 end)
vim.fn.search('"/b"')
vim.cmd('normal! l')
local timer = vim.loop.new_timer()
timer:start(20, 20, vim.schedule_wrap(function()
  if vim.fn.pumvisible() == 0 then return end
  timer:stop()
  for _, item in ipairs(vim.fn.complete_info({ 'items' }).items) do
    table.insert(result.offered, item.word)
  end
  vim.api.nvim_input('<C-n><C-n><C-y><Esc>')
end))
local keys = vim.api.nvim_replace_termcodes('ci"<C-x><C-o>', true, false, true)
vim.api.nvim_feedkeys(keys, 'x!', false)
vim.fn.search('"/b"')
vim.cmd('normal! l')
vim.lsp.buf.rename('/c')
vim.wait(20000, function() return vim.fn.search('"/c"') > 0 end, 20)
vim.cmd('wall')
vim.fn.writefile({ vim.fn.json_encode(result) }, 'result.json')
vim.cmd('qall!')
`

const reason = whyWithoutNeovim()
if (reason) process.stderr.write(`${reason}\n`)

describe.skipIf(reason)('Neovim', () => {
  it('shows problems, applies a fix, completes a link and renames a page', () => {
    const folder = join(makeScratchFolder(), 'Über uns')
    linkQuire(folder)
    writeFileSync(join(folder, 'script.lua'), SCRIPT)
    const hero = { title: 'C', actions: [{ label: 'D', href: '/b' }] }
    const pages = {
      'pages/a.json': { title: 'A', description: 'B', blocks: [{ type: 'heroo', ...hero }] },
      'pages/b.json': { title: 'D', description: 'E', blocks: [{ type: 'hero', title: 'D' }] },
    }
    writeCase(join(folder, 'site'), pages)
    const config = join(projectRoot, 'editors/neovim/quire.lua')
    const args = ['--headless', '-n', '-u', config, '-c', 'luafile script.lua', 'site/pages/a.json']
    const { stderr } = spawnSync(NEOVIM, args, { cwd: folder, encoding: 'utf8', timeout: 60_000 })
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const { opened, repaired, offered } = read('result.json')
    expect(opened, stderr).toMatchObject([{ code: 'unknown-block-type', source: 'quire' }])
    expect(repaired).toEqual([])
    expect(offered.slice(0, 4)).toEqual(['/404', '/a', '/b', '/'])
    expect(readdirSync(join(folder, 'site/pages')).sort()).toEqual(
      ['404', 'a', 'c', 'index'].map((name) => `${name}.json`),
    )
    expect(read('site/pages/a.json').blocks).toEqual([
      { type: 'hero', ...hero, actions: [{ label: 'D', href: '/c' }] },
    ])
    expect(read('site/redirects.json').rules).toMatchObject([{ from: '/b', to: '/c' }])
  }, 90_000)
})

-- Starts the Quire of a project when a file of its site is opened.
local clients = {}

local function start(event)
  local folder = vim.fn.fnamemodify(event.file, ':p:h')
  local settings = vim.fn.findfile('site/settings.json', vim.fn.escape(folder, ' ,;\\') .. ';')
  if settings == '' then return end
  local root = vim.fn.fnamemodify(settings, ':p:h:h')
  local config = {
    name = 'quire',
    cmd = { root .. '/node_modules/.bin/quire', 'language-server', '--stdio' },
    cmd_cwd = root,
    root_dir = root,
  }
  if vim.lsp.start then -- Neovim 0.8 or later
    vim.lsp.start(config)
  else
    clients[root] = clients[root] or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(event.buf, clients[root])
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
  end
end

vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufNewFile' }, {
  pattern = { '*.json', '*.csv', '*.tsv', '*.md', '*.svg' },
  callback = start,
})

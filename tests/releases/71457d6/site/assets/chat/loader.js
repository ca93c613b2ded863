// Stands in for the loader of a chat, which would come from the host of its provider.
document.currentScript.dataset.loaded = 'true'

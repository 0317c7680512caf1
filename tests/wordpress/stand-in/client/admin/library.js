window.theirLibraries = (window.theirLibraries || 0) + 1;
window.wc = Object.assign(window.wc || {}, { components: 'theirs', data: 'theirs' });

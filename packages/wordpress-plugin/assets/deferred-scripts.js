/*
 * Runs the scripts in a template, in order and once, when the user opens the command palette or after a while without
 * input.
 */
(function (content) {
	const QUIET = 20000;
	const KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? 'metaKey' : 'ctrlKey';
	const waiting = [...content.querySelectorAll('script')];
	let isLoading = false;
	let timer;
	/** User actions that wait until all scripts have run. */
	let wish = null;
	let hurry;
	const hurried = new Promise((resolve) => (hurry = resolve));

	function copyOf(element) {
		// Neither scripts made by a template's parser nor their clones run.
		const copy = document.createElement(element.localName);
		for (const { name, value } of element.attributes) copy.setAttribute(name, value);
		copy.nonce = element.nonce;
		copy.textContent = element.textContent;
		return copy;
	}
	function insert(element, isFetched, place) {
		const end = new Promise((resolve) => (element.onload = element.onerror = resolve));
		place(element);
		return isFetched ? end : null;
	}
	function addStyle(element) {
		const style = copyOf(element);
		// Inserted before our script, its original place.
		const ours = document.getElementById('store-analytics-app-css');
		return insert(style, style.rel === 'stylesheet', () => ours.before(style));
	}
	function run(element) {
		const script = copyOf(element);
		const isRun = /^$|javascript|^module$/.test(script.type) && !script.noModule;
		return insert(script, script.src && isRun, () => document.body.append(script));
	}
	function fetchAhead({ src, type, noModule, crossOrigin, integrity }) {
		if (!src || type === 'module' || noModule) return;
		const hint = document.createElement('link');
		Object.assign(hint, { rel: 'preload', as: 'script', crossOrigin, integrity, href: src });
		document.head.append(hint);
	}
	function idle() {
		return new Promise((resolve) => {
			if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 2000 });
			else setTimeout(resolve, 200);
		});
	}

	async function load() {
		if (isLoading) return;
		isLoading = true;
		hurried.then(() => waiting.forEach(fetchAhead));
		await Promise.all([...content.querySelectorAll('link, style')].map(addStyle));
		while (waiting.length) {
			await Promise.race([hurried, idle()]);
			await run(waiting.shift());
		}
		window.removeEventListener('keydown', onKey);
		window.removeEventListener('click', onClick, true);
		if (wish) wish();
	}
	function ask(event, newWish) {
		event.preventDefault();
		event.stopImmediatePropagation();
		wish = newWish;
		hurry();
		load();
	}
	function onKey(event) {
		if (event.defaultPrevented || event.shiftKey || event.altKey || !event[KEY]) return;
		if (event.key.toLowerCase() !== 'k') return;
		ask(event, () => window.wp.data.dispatch('core/commands')?.open());
	}
	function onClick(event) {
		const link = event.target.closest('#wp-admin-bar-command-palette a');
		if (link) ask(event, () => link.click());
	}
	function wait() {
		clearTimeout(timer);
		timer = setTimeout(load, QUIET);
	}

	if (content.querySelector('#wp-core-commands-js')) {
		window.addEventListener('keydown', onKey);
		window.addEventListener('click', onClick, true);
	}
	if (navigator.connection && navigator.connection.saveData) return;
	for (const type of ['load', 'keydown', 'pointerdown', 'wheel']) {
		window.addEventListener(type, wait, { capture: true, passive: true });
	}
})(document.getElementById('store-analytics-deferred').content);

// Behavior of the frame around the app: collapsing the menu, opening it on small screens, logging out,
// reload in development.
(function () {
	const body = document.body;
	const wrap = document.getElementById('wpwrap');
	const collapse = document.getElementById('collapse-button');
	const toggle = document.querySelector('#wp-admin-bar-menu-toggle .ab-item');
	const app = document.querySelector('script[data-reload]');
	const account = document.querySelector('#wp-admin-bar-my-account details');
	const switcher = document.querySelector('#wp-admin-bar-shops a');
	body.classList.replace('no-js', 'js');

	function storedFold() {
		try {
			return localStorage.getItem('store-analytics-menu') === 'folded';
		} catch {
			return false;
		}
	}

	function fold(folded) {
		body.classList.toggle('folded', folded);
		collapse.setAttribute('aria-expanded', String(!folded));
		try {
			localStorage.setItem('store-analytics-menu', folded ? 'folded' : 'open');
		} catch {
			// Without storage the menu starts open next time.
		}
	}

	function open(isOpen) {
		wrap.classList.toggle('wp-responsive-open', isOpen);
		toggle.setAttribute('aria-expanded', String(isOpen));
	}

	if (collapse) {
		fold(storedFold());
		collapse.addEventListener('click', () => fold(!body.classList.contains('folded')));
	}
	if (toggle && wrap) {
		toggle.addEventListener('click', (event) => {
			event.preventDefault();
			open(!wrap.classList.contains('wp-responsive-open'));
		});
		toggle.addEventListener('keydown', (event) => {
			if (event.key === ' ') {
				event.preventDefault();
				toggle.click();
			}
		});
		document.addEventListener('keydown', (event) => {
			if (event.key === 'Escape' && wrap.classList.contains('wp-responsive-open')) {
				open(false);
				toggle.focus();
			}
		});
		document.getElementById('wpbody').addEventListener('click', () => open(false));
	}
	// In the app, users choose a shop in a dialog; without the app, the link leads to all shops.
	if (switcher && document.getElementById('root')) {
		switcher.setAttribute('role', 'button');
		switcher.setAttribute('aria-haspopup', 'dialog');
		switcher.addEventListener('keydown', (event) => {
			if (event.key === ' ') {
				event.preventDefault();
				switcher.click();
			}
		});
	}
	if (account) {
		document.addEventListener('click', (event) => {
			if (!account.contains(event.target)) account.open = false;
		});
		account.addEventListener('keydown', (event) => {
			if (event.key === 'Escape' && account.open) {
				account.open = false;
				account.querySelector('summary').focus();
			}
		});
		// After the next log-in, the user returns to the current screen.
		account.querySelector('form').addEventListener('submit', (event) => {
			event.target.elements.redirect_to.value = location.pathname + location.search;
		});
	}
	if (app) {
		const built = new URL('manifest.json', app.src);
		let first = null;
		setInterval(async () => {
			const reply = await fetch(built).catch(() => null);
			if (!reply || !reply.ok) return;
			const text = await reply.text();
			if (first !== null && text !== first) location.reload();
			first = text;
		}, 1000);
	}
})();

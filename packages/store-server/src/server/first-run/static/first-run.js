// The page for choosing a shop: it sends a choice, and shows its progress until the shop opens in its place.
(function () {
	/** Milliseconds without a response after which the page says that it waits. */
	const SLOW = 300;
	const find = (selector) => document.querySelector(selector);
	const forms = [...document.querySelectorAll('form[data-way]')];
	const progress = find('#progress');
	const status = progress.querySelector('[role="status"]');
	const bar = progress.querySelector('progress');
	const cancel = find('#cancel');
	const gone = find('#gone');
	const file = find('#file');
	const { seen, open: isBesideShop } = document.body.dataset;
	const question = find('#remove');
	const changes = find('#change');
	let nonce = '';
	/** The last attempt whose failure counts no more: it is on the page, or older than the page. */
	let shownAttempt = Number(seen);
	let ownWay = null;
	let isCancelling = false;
	let isListStale = false;
	let misses = 0;
	/** When the request went off that has no response yet; null if there is none. */
	let sentAt = null;

	async function tellState() {
		let reply;
		try {
			reply = await fetch(`/first-run/state${isBesideShop === undefined ? '' : `?seen=${seen}`}`, {
				headers: { accept: 'application/json' },
			});
		} catch {
			// The shop's server will soon replace this one.
			if (++misses > 6) show(gone, gone.dataset.text);
			return;
		}
		misses = reply.status >= 500 ? misses + 1 : 0;
		show(gone, misses > 6 ? gone.dataset.failed : '');
		find('#signed-out').hidden = reply.status !== 401;
		if (!reply.ok) return;
		const state = await reply.json();
		if (state.step === 'open') return location.assign(state.at || '/');
		showState(state);
	}

	function showState(state) {
		nonce = state.nonce;
		// Started again, Store Analytics counts from zero.
		shownAttempt = Math.min(shownAttempt, state.attempt);
		const isWaiting = sentAt !== null && performance.now() - sentAt > SLOW;
		const isBusy = state.step !== null || isWaiting;
		const begins = isBusy && progress.hidden;
		for (const form of forms) form.firstElementChild.disabled = isBusy;
		progress.hidden = !isBusy;
		// The pressed button, which had the focus, is disabled now.
		if (begins && ownWay !== null) progress.focus();
		cancel.hidden = [null, 'opening', 'removing'].includes(state.step);
		cancel.disabled = state.step === 'cancelling';
		const share = state.share === null ? '' : perCent(state.share);
		const facts = [share, state.amount].filter(Boolean).join(' · ');
		const words = [state.text || status.dataset.waiting, facts].filter(Boolean).join(' ');
		if (status.textContent !== words) status.textContent = words;
		if (state.share === null) bar.removeAttribute('value');
		else bar.value = state.share;
		if (isBusy) for (const form of forms) showProblem(form, '');
		else if (isListStale && !state.problem) location.reload();
		else if (isCancelling && !state.problem) showChoicesAgain(state.way);
		else if (state.problem && state.attempt !== shownAttempt) {
			shownAttempt = state.attempt;
			showFailure(state);
		}
	}

	/** In the language of the page; 100 % only when all is there. */
	function perCent(share) {
		const format = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' });
		return format.format(Math.min(0.99, Math.floor(share * 100) / 100));
	}

	/** The typed text is still in the form. The focus moves here from the removed button. */
	function showChoicesAgain(way) {
		isCancelling = false;
		const form = forms.find((one) => one.dataset.way === (ownWay ?? way));
		ownWay = null;
		form?.querySelector('[type="submit"]').focus();
	}

	function showFailure({ way, problem }) {
		isListStale = false;
		const form = forms.find(
			(one) => one.dataset.way === (['remove', 'change'].includes(way) ? 'open' : way),
		);
		const asksForZone = problem.asksFor === 'time-zone';
		if (asksForZone) {
			find('#time-zone').hidden = false;
			find('#timeZone').disabled = false;
		}
		if (problem.asksFor === 'key') find('#by-key').open = true;
		if (form) showProblem(form, problem.message);
		const isOwn = ownWay === form?.dataset.way || (way === 'connect' && ownWay === 'approve');
		if (form && isOwn) (asksForZone ? find('#timeZone') : problemOf(form)).focus();
		ownWay = null;
	}

	function problemOf(form) {
		return form.closest('.first-run-way').querySelector('.first-run-problem');
	}

	function showProblem(form, text) {
		const place = problemOf(form);
		if (place.dataset.text === text) return;
		place.dataset.text = text;
		place.hidden = text === '';
		place.replaceChildren(...withLinks(text));
	}

	/** Addresses in a sentence are links; a sign that ends the sentence is not part of them. */
	function withLinks(text) {
		return text.split(/(https?:\/\/[^\s“”«»()]*[^\s“”«»().,;:!?。、،؛])/).map((part, index) => {
			if (index % 2 === 0) return part;
			const link = document.createElement('a');
			link.href = part;
			link.target = '_blank';
			link.rel = 'noreferrer';
			link.textContent = part;
			return link;
		});
	}

	function show(element, text) {
		if (element.textContent !== text) element.textContent = text;
		element.hidden = text === '';
	}

	async function send(form, address, options) {
		ownWay = form.dataset.way;
		for (const one of forms) showProblem(one, '');
		sentAt = performance.now();
		try {
			const reply = await fetch(address, {
				...options,
				method: 'POST',
				headers: { ...options.headers, 'x-wp-nonce': nonce },
			});
			sentAt = null;
			if (reply.status >= 400 && reply.status !== 401) {
				const { message } = await reply.json().catch(() => ({}));
				showProblem(form, message || gone.dataset.failed);
			}
			const { location: elsewhere } = reply.status === 200 ? await reply.json() : {};
			if (elsewhere) return location.assign(elsewhere);
		} catch {
			// The state contains the result.
			sentAt = null;
		}
		await tellState();
	}

	cancel.addEventListener('click', async () => {
		isCancelling = true;
		const options = { method: 'POST', headers: { 'x-wp-nonce': nonce } };
		// The state contains the result.
		await fetch('/first-run/cancel', options).catch(() => undefined);
		await tellState();
	});

	/** Sends an action of the question; resolves to the response. */
	async function act(action, store, more = {}) {
		const reply = await fetch(`/first-run/${action}`, {
			method: 'POST',
			body: JSON.stringify({ store, ...more }),
			headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
		}).catch(() => null);
		const told = (await reply?.json().catch(() => null)) ?? {};
		return { message: reply ? gone.dataset.failed : '', ...told, ok: reply?.ok ?? false };
	}

	/** Changes the list; a rejection is shown above it. */
	async function changeList(...action) {
		ownWay = 'open';
		const form = find('form[data-way="open"]');
		showProblem(form, '');
		const { ok, message } = await act(...action);
		isListStale = ok;
		if (!ok) showProblem(form, message);
		await tellState();
	}

	for (const button of document.querySelectorAll('[data-remove]')) {
		button.addEventListener('click', () => {
			question.dataset.store = button.dataset.remove;
			question.querySelector('strong').textContent = button.dataset.name;
			question.querySelector('[role="status"]').textContent = '';
			question.showModal();
		});
	}

	for (const button of document.querySelectorAll('[data-change]')) {
		button.addEventListener('click', () => {
			const { change: store, name, address } = button.dataset;
			Object.assign(changes.dataset, { store, name });
			find('#new-name').value = name;
			find('#new-address').value = address ?? '';
			find('#new-place').hidden = address === undefined;
			changes.showModal();
		});
	}

	changes.querySelector('[data-action="close"]').addEventListener('click', () => changes.close());

	changes.querySelector('form').addEventListener('submit', async ({ target }) => {
		const fields = Object.fromEntries(new FormData(target));
		// The file keeps its name unless the owner gave another one.
		if (fields.name.trim() === changes.dataset.name) fields.name = '';
		await changeList('change', changes.dataset.store, fields);
	});

	question.addEventListener('click', async ({ target }) => {
		const { action } = target.dataset;
		const { store } = question.dataset;
		const told = question.querySelector('[role="status"]');
		if (action === 'close') question.close();
		if (action === 'remove') {
			question.close();
			await changeList('remove', store);
		}
		if (action === 'back-up') {
			target.disabled = true;
			const { ok, file: backup, message } = await act('backup', store);
			target.disabled = false;
			told.textContent = ok ? question.dataset.saved.replace('%s', backup) : message;
		}
	});

	/** Why the chosen files cannot be sent; empty if they can. */
	function problemWith(chosen) {
		const isMixed = chosen.length > 1 && chosen.some(({ name }) => !/\.csv$/i.test(name));
		if (isMixed) return file.dataset.mixed;
		const bytes = chosen.reduce((sum, { size }) => sum + size, 0);
		return bytes > Number(file.dataset.mostBytes) ? file.dataset.tooLarge : '';
	}

	async function sendFiles(form) {
		const chosen = [...file.files];
		const problem = problemWith(chosen);
		if (problem !== '') {
			showProblem(form, problem);
			problemOf(form).focus();
			return;
		}
		const [first, ...others] = chosen;
		const name = others.length === 0 ? first.name : first.name.replace(/csv$/i, 'zip');
		const body = others.length === 0 ? first : await window.packFiles(chosen);
		const { value: shop, disabled } = find('#shop-name');
		const query = new URLSearchParams({ name, ...(!disabled && { shop }) });
		await send(form, `/first-run/import?${query}`, {
			body,
			headers: { 'content-type': 'application/zip' },
		});
	}

	for (const form of forms) {
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			if (form.dataset.way === 'import') return void sendFiles(form);
			if (form.dataset.way === 'connect' && !find('#address').reportValidity()) return;
			const fields = Object.fromEntries([
				...(form.dataset.way === 'connect' ? new FormData(find('[data-way="approve"]')) : []),
				...new FormData(form, event.submitter),
			]);
			void send(form, `/first-run/${form.dataset.way}`, {
				body: JSON.stringify(fields),
				headers: { 'content-type': 'application/json' },
			});
		});
	}

	// A failure is about the file before.
	file.addEventListener('change', () => showProblem(file.form, ''));

	(async () => {
		for (;;) {
			await tellState();
			await new Promise((resume) => setTimeout(resume, progress.hidden ? 500 : 250));
		}
	})();
})();

// The page for choosing a shop: it sends a choice, and shows its progress until the shop opens in its place.
(function () {
	const find = (selector) => document.querySelector(selector);
	const forms = [...document.querySelectorAll('form[data-way]')];
	const progress = find('#progress');
	const status = progress.querySelector('[role="status"]');
	const bar = progress.querySelector('progress');
	const cancel = find('#cancel');
	const gone = find('#gone');
	const file = find('#file');
	const drop = find('#drop');
	let nonce = '';
	let shownAttempt = 0;
	let ownWay = null;
	let isCancelling = false;
	let misses = 0;

	async function tellState() {
		let reply;
		try {
			reply = await fetch('/first-run/state', { headers: { accept: 'application/json' } });
		} catch {
			// The shop's server will soon replace this one.
			if (++misses > 6) show(gone, gone.dataset.text);
			return;
		}
		misses = 0;
		show(gone, '');
		find('#signed-out').hidden = reply.status !== 401;
		if (!reply.ok) return;
		const state = await reply.json();
		if (state.step === 'open') return location.assign('/');
		showState(state);
	}

	function showState(state) {
		nonce = state.nonce;
		const isBusy = state.step !== null;
		for (const form of forms) form.firstElementChild.disabled = isBusy;
		progress.hidden = !isBusy;
		cancel.hidden = state.step === 'opening';
		cancel.disabled = state.step === 'cancelling';
		if (status.textContent !== state.text) status.textContent = state.text;
		if (state.share === null) bar.removeAttribute('value');
		else bar.value = state.share;
		if (isBusy) for (const form of forms) showProblem(form, '');
		else if (isCancelling && !state.problem) showChoicesAgain(state.way);
		else if (state.problem && state.attempt !== shownAttempt) {
			shownAttempt = state.attempt;
			showFailure(state);
		}
	}

	/** The typed text is still in the form. The focus moves here from the removed button. */
	function showChoicesAgain(way) {
		isCancelling = false;
		ownWay = null;
		const form = forms.find((one) => one.dataset.way === way);
		form?.querySelector('[type="submit"]').focus();
	}

	function showFailure({ way, problem }) {
		const form = forms.find((one) => one.dataset.way === way);
		const asksForZone = problem.asksFor === 'time-zone';
		if (asksForZone) {
			find('#time-zone').hidden = false;
			find('#timeZone').disabled = false;
		}
		if (form) showProblem(form, problem.message);
		if (form && ownWay === way) (asksForZone ? find('#timeZone') : problemOf(form)).focus();
		ownWay = null;
	}

	function problemOf(form) {
		return form.parentElement.querySelector('.first-run-problem');
	}

	function showProblem(form, text) {
		show(problemOf(form), text);
	}

	function show(element, text) {
		if (element.textContent !== text) element.textContent = text;
		element.hidden = text === '';
	}

	async function send(form, address, options) {
		ownWay = form.dataset.way;
		showProblem(form, '');
		try {
			const reply = await fetch(address, {
				...options,
				method: 'POST',
				headers: { ...options.headers, 'x-wp-nonce': nonce },
			});
			if (reply.status >= 400 && reply.status !== 401) {
				showProblem(form, (await reply.json()).message);
			}
		} catch {
			// The state contains the result.
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

	function sendFile(form) {
		const [chosen] = file.files;
		if (chosen.size > Number(file.dataset.mostBytes)) {
			showProblem(form, file.dataset.tooLarge);
			problemOf(form).focus();
			return;
		}
		const address = `/first-run/import?name=${encodeURIComponent(chosen.name)}`;
		void send(form, address, { body: chosen, headers: { 'content-type': 'application/zip' } });
	}

	for (const form of forms) {
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			if (form.dataset.way === 'import') return sendFile(form);
			const fields = Object.fromEntries(new FormData(form, event.submitter));
			void send(form, `/first-run/${form.dataset.way}`, {
				body: JSON.stringify(fields),
				headers: { 'content-type': 'application/json' },
			});
		});
	}

	find('#address').addEventListener('input', async ({ target }) => {
		const address = target.value;
		const reply = await fetch(`/first-run/screens?address=${encodeURIComponent(address)}`).catch(
			() => null,
		);
		if (target.value !== address) return;
		const screens = reply?.ok && address.trim() !== '' ? await reply.json() : {};
		for (const link of document.querySelectorAll('[data-screen]')) {
			const screen = screens[link.dataset.screen];
			if (screen) link.href = screen;
			else link.removeAttribute('href');
		}
	});

	// A failure is about the file before.
	file.addEventListener('change', () => showProblem(file.form, ''));

	for (const name of ['dragover', 'dragleave', 'drop']) {
		document.addEventListener(name, (event) => {
			// A file dropped beside the field would replace the page.
			event.preventDefault();
			const isOver = drop.contains(event.target);
			drop.classList.toggle('is-over', name === 'dragover' && isOver);
			const { files } = event.dataTransfer;
			if (name === 'drop' && isOver && files.length > 0 && !file.matches(':disabled')) {
				file.files = files;
				showProblem(file.form, '');
				file.focus();
			}
		});
	}

	(async () => {
		for (;;) {
			await tellState();
			await new Promise((resume) => setTimeout(resume, 500));
		}
	})();
})();

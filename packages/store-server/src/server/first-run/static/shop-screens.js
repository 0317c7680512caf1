// Links to the screens of the typed shop where its owner makes a key.
(function () {
	const address = document.querySelector('#address');

	address.addEventListener('input', async () => {
		const typed = address.value;
		const reply = await fetch(`/first-run/screens?address=${encodeURIComponent(typed)}`).catch(
			() => null,
		);
		if (address.value !== typed) return;
		const screens = reply?.ok && typed.trim() !== '' ? await reply.json() : {};
		for (const link of document.querySelectorAll('[data-screen]')) {
			const screen = screens[link.dataset.screen];
			if (screen) link.href = screen;
			else link.removeAttribute('href');
		}
	});
})();

// An extension that adds a command and declares that dependency.
window.wp.data.dispatch('core/commands').registerCommand({
	name: 'extension/count',
	label: 'Count the stock',
	callback: ({ close }) => {
		window.counted = true;
		close();
	},
});
window.hasCommandAtOnce = document.readyState === 'loading';

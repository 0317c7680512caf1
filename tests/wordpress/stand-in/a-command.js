// An extension that adds a command and says so among its dependencies.
window.wp.data.dispatch('core/commands').registerCommand({
	name: 'extension/count',
	label: 'Count the stock',
	callback: ({ close }) => {
		window.counted = true;
		close();
	},
});
window.hasCommandAtOnce = document.readyState === 'loading';

// WordPress before 6.9 contains the palette's parts, but shows it only in its editors.
window.ran.push('the commands');
const greeting = window.wp.i18n.__('Greet', 'stand-in');
window.wp.data.dispatch('core/commands').registerCommand({
	name: 'stand-in/greet',
	label: greeting,
	callback: ({ close }) => {
		window.greeted = (window.greeted || 0) + 1;
		close();
	},
});
const { createRoot, createElement } = window.wp.element;
if (!window.wp.coreCommands.initializeCommandPalette) {
	const place = document.body.appendChild(document.createElement('div'));
	createRoot(place).render(createElement(window.wp.commands.CommandMenu));
}

/**
 * For the labels of one button jsdom walks the whole page, and once more for each label in it. Lookups by name or label want those of
 * every control, and took a tenth of the time of journeys that way. This looks at the page's labels only.
 */
const kinds = [
	HTMLButtonElement,
	HTMLInputElement,
	HTMLMeterElement,
	HTMLOutputElement,
	HTMLProgressElement,
	HTMLSelectElement,
	HTMLTextAreaElement,
];
const labelable = 'button, meter, output, progress, select, textarea, input:not([type=hidden])';

for (const { prototype } of kinds) {
	const byJsdom = Object.getOwnPropertyDescriptor(prototype, 'labels');
	Object.defineProperty(prototype, 'labels', {
		...byJsdom,
		get(this: HTMLElement) {
			const isUsual = this.isConnected && this.matches(labelable);
			return isUsual ? labelsOf(this) : byJsdom?.get?.call(this);
		},
	});
}

function labelsOf(control: HTMLElement): HTMLLabelElement[] {
	return [...document.querySelectorAll('label')].filter((label) => {
		const id = label.getAttribute('for');
		if (id !== null) return id !== '' && document.getElementById(id) === control;
		return label.contains(control) && label.querySelector(labelable) === control;
	});
}

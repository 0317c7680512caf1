let isAsked = false;

/** Has the next breakdown open its list of dimensions. */
export function askForDimension(): void {
	isAsked = true;
}

/** Opens the list of dimensions of the breakdown on screen, once, if somebody has asked for it. */
export function openDimensionChooser(): void {
	if (!isAsked) return;
	const button = document.querySelector<HTMLElement>('[data-param="by"] button');
	if (!button) return;
	isAsked = false;
	button.click();
}

let following: MutationObserver | undefined;

/**
 * Keeps the focus near the pressed button after it is gone: on the nearest heading of what comes in its place, or on
 * the button of the next failure there. It ends when the user moves the focus.
 */
export function keepFocus(): void {
	following?.disconnect();
	const pressed = document.activeElement;
	if (!pressed || pressed === document.body) return;
	const places = placesOf(pressed);
	const layer = pressed.closest('[role="dialog"], .sa-popover') ?? document.body;
	let own: Element = pressed;
	following = new MutationObserver((_changes, observer) => {
		const { activeElement } = document;
		if (activeElement !== own && activeElement !== document.body) return observer.disconnect();
		const around = newestOf(places);
		const failed = ownElements(around, '[role="alert"] :is(button, a)');
		const isThere = own.isConnected && !own.closest('[hidden]');
		if (isThere && (own === pressed || failed.some((button) => button === own))) return;
		own = [...failed, ...(isThere ? [] : headingsNear(around, layer))].find(takesFocus) ?? own;
	});
	following.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
}

interface Place {
	readonly parent: Element;
	readonly before: Element | null;
}

/** Where an element is, at each level: its parent, and what comes before it there. */
function placesOf(element: Element): Place[] {
	const { parentElement: parent, previousElementSibling: before } = element;
	return parent ? [{ parent, before }, ...placesOf(parent)] : [];
}

/** What is now at the smallest place that is left. */
function newestOf(places: readonly Place[]): Element {
	const { parent = document.body, before } = places.find((place) => place.parent.isConnected) ?? {};
	const next = before?.isConnected ? before.nextElementSibling : parent.firstElementChild;
	return next ?? parent;
}

/** The headings in an element, then those around it, within the layer: a popover closes when the focus leaves it. */
function headingsNear(element: Element, layer: Element): HTMLElement[] {
	if (!layer.contains(element)) return [];
	const own = ownElements(element, 'h1, h2, h3, h4, h5, h6');
	return own.concat(element.parentElement ? headingsNear(element.parentElement, layer) : []);
}

function ownElements(element: Element, selector: string): HTMLElement[] {
	const within = [...element.querySelectorAll<HTMLElement>(selector)];
	return element instanceof HTMLElement && element.matches(selector)
		? [element, ...within]
		: within;
}

/** A heading takes it by script only. */
function takesFocus(element: HTMLElement): boolean {
	if (!element.matches('button, a')) element.tabIndex = -1;
	// What has come stays where the eyes are: the browser would scroll a heading to the middle.
	element.focus({ preventScroll: true });
	return document.activeElement === element;
}

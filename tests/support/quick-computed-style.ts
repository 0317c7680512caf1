/**
 * jsdom computes a style by trying every rule of its own sheet on the element and its ancestors, which took a third of
 * the time of all jsdom tests. These tests load no sheet, so an element's kind and inline style decide the properties
 * that roles, names and clicks use. jsdom still computes every other property, and any page with a sheet.
 */
const computedByJsdom = window.getComputedStyle.bind(window);

/** Initial values of the inherited properties that are read most. */
const inherited: Readonly<Record<string, string>> = {
	visibility: 'visible',
	'pointer-events': 'auto',
};

/** Properties that jsdom's own sheet sets nowhere: an element has them by its inline style or not at all. Axe reads them most. */
const inlineOnly = new Set(['content-visibility', 'opacity']);

/** The `display` of each kind of element in jsdom's own sheet. */
const displayOfKind = new Map<string, string>();

window.getComputedStyle = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
	if (pseudo || document.styleSheets.length > 0) return computedByJsdom(element, pseudo);
	let style: CSSStyleDeclaration | undefined;
	const rest = () => (style ??= computedByJsdom(element));
	const valueOf = (property: string) => {
		if (property === 'display') return displayOf(element);
		if (property in inherited) return inheritedValue(element, property);
		if (inlineOnly.has(property)) return inlineValue(element, property);
		return rest().getPropertyValue(property);
	};
	return new Proxy({} as CSSStyleDeclaration, {
		get(_target, name) {
			if (name === 'getPropertyValue') return valueOf;
			if (name === 'display') return displayOf(element);
			if (name === 'visibility') return inheritedValue(element, name);
			if (name === 'pointerEvents') return inheritedValue(element, 'pointer-events');
			const all = rest();
			const value: unknown = Reflect.get(all, name);
			return typeof value === 'function' ? value.bind(all) : value;
		},
		has: (_target, name) => name in rest(),
	});
};

function displayOf(element: Element): string {
	const own = inlineValue(element, 'display');
	if (own) return own;
	const kind = [
		element.namespaceURI,
		element.localName,
		element.hasAttribute('hidden'),
		element.hasAttribute('open'),
		element.getAttribute('type'),
		element.parentElement?.localName,
		element.parentElement?.hasAttribute('open'),
	].join();
	const known = displayOfKind.get(kind);
	if (known !== undefined) return known;
	const display = computedByJsdom(element).display;
	displayOfKind.set(kind, display);
	return display;
}

function inheritedValue(element: Element, property: string): string {
	for (let at: Element | null = element; at; at = at.parentElement) {
		const own = inlineValue(at, property);
		if (own && own !== 'inherit') return own;
	}
	return inherited[property] ?? '';
}

function inlineValue(element: Element, property: string): string {
	if (!element.hasAttribute('style')) return '';
	return (element as HTMLElement).style.getPropertyValue(property); // as: SVG elements have it too
}

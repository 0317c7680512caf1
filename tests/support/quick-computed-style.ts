/**
 * jsdom computes a style by trying every rule of its own sheet on the element and its ancestors, which took a third of
 * the time of all jsdom tests. These tests load no sheet, so an element's kind and inline style decide the properties
 * that roles, names, clicks and floating elements use. jsdom still computes every other property, and any page with a sheet.
 */
const computedByJsdom = window.getComputedStyle.bind(window);

/** Initial values of the inherited properties that are read most. */
const inherited: Readonly<Record<string, string>> = {
	visibility: 'visible',
	'pointer-events': 'auto',
};

/** Properties that jsdom's own sheet sets nowhere: an element has them by its inline style or not at all. Axe and Floating UI read them. */
const inlineOnly = new Set([
	...['content-visibility', 'opacity', 'clip', 'clip-path', 'direction', 'scrollbar-gutter'],
	...['overflow', 'overflow-x', 'overflow-y', 'transform', 'translate', 'scale', 'rotate'],
	...['perspective', 'filter', 'backdrop-filter', 'will-change', 'contain', 'container-type'],
]);

/** Properties that jsdom's own sheet sets for kinds of elements, as `kindOf` tells them apart. */
const byKind = new Set([
	...['display', 'position', 'width', 'height'],
	...['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
]);

/** What elements without an inline value have in jsdom's own sheet, by property and kind. */
const valuesOfKinds = new Map<string, string>();

window.getComputedStyle = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
	if (pseudo || document.styleSheets.length > 0) return computedByJsdom(element, pseudo);
	let style: CSSStyleDeclaration | undefined;
	const rest = () => (style ??= computedByJsdom(element));
	const quick = (property: string) => {
		if (property in inherited) return inheritedValue(element, property);
		if (inlineOnly.has(property)) return inlineValue(element, property);
		return byKind.has(property) ? valueByKind(element, property, rest) : undefined;
	};
	const valueOf = (property: string) => quick(property) ?? rest().getPropertyValue(property);
	return new Proxy({} as CSSStyleDeclaration, {
		get(_target, name) {
			if (name === 'getPropertyValue') return valueOf;
			const known = typeof name === 'string' ? quick(propertyOf(name)) : undefined;
			if (known !== undefined) return known;
			const all = rest();
			const value: unknown = Reflect.get(all, name);
			return typeof value === 'function' ? value.bind(all) : value;
		},
		has: (_target, name) => name in rest(),
	});
};

/** `overflow-x` for `overflowX`. */
function propertyOf(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function valueByKind(
	element: Element,
	property: string,
	computed: () => CSSStyleDeclaration,
): string {
	const own = inlineValue(element, property);
	if (own) return own;
	const kind = `${property} ${kindOf(element)}`;
	const known = valuesOfKinds.get(kind);
	if (known !== undefined) return known;
	const value = computed().getPropertyValue(property);
	valuesOfKinds.set(kind, value);
	return value;
}

function kindOf(element: Element): string {
	return [
		element.namespaceURI,
		element.localName,
		element.hasAttribute('hidden'),
		element.hasAttribute('open'),
		element.hasAttribute('list'),
		element.getAttribute('type'),
		element.parentElement?.localName,
		element.parentElement?.hasAttribute('open'),
	].join();
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

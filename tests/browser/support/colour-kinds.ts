import type { Page } from 'playwright-core';

/** The attribute of elements whose colours axe judges. */
export const COLOURS_TO_JUDGE = 'data-colours-to-judge';

/** What was judged in this test file. Whether a text is legible depends on its kind, not on the window or the direction of writing. */
const judged = new Set<string>();

/**
 * Marks one element of each kind of text that no page of the test file has shown yet. Of a kind are texts of the same colour and size on the
 * same backgrounds: tables repeat them in each row, and pages each other's menus. The returned function takes the marks away.
 */
export async function markNewColours(page: Page): Promise<() => Promise<void>> {
	const kinds = await page.evaluate(listKinds);
	const isNew = kinds.filter(({ kind }) => !judged.has(kind));
	if (isNew.length === 0) return async () => undefined;
	await page.evaluate(mark, { elements: isNew.map(({ at }) => at), name: COLOURS_TO_JUDGE });
	// Axe does not judge what another layer covers.
	for (const { kind, isCovered } of isNew) if (!isCovered) judged.add(kind);
	return async () => {
		await page.evaluate((name) => {
			for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
		}, COLOURS_TO_JUDGE);
	};
}

interface Kind {
	readonly kind: string;
	/** Place of an example among the page's elements. */
	readonly at: number;
	/** Whether each example is below another layer. */
	readonly isCovered: boolean;
}

/** Runs in the page. */
function listKinds(): Kind[] {
	const surroundings = new WeakMap<Element, string>();
	/** What is drawn from the root of the document to an element. */
	const around = (element: Element | null): string => {
		if (!element) return '';
		let all = surroundings.get(element);
		if (all === undefined) {
			all = around(element.parentElement) + drawn(element);
			surroundings.set(element, all);
		}
		return all;
	};
	const found = new Map<string, Kind>();
	[...document.querySelectorAll('*')].forEach((element, at) => {
		const text = ownText(element);
		if (text === '' || !element.checkVisibility({ visibilityProperty: true })) return;
		const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
		const control = element instanceof HTMLLabelElement ? element.control : null;
		const states = [control?.matches(':disabled, [aria-disabled="true"]'), isWord(text)];
		const look = [around(element), color, fontSize, fontWeight, textShadow, ...states].join('|');
		if (found.get(look)?.isCovered === false) return;
		found.set(look, { kind: look, at, isCovered: isCovered(element) });
	});
	return [...found.values()];

	/** What an element draws below its text; nothing for most. */
	function drawn(element: Element): string {
		const style = getComputedStyle(element);
		const { backgroundColor, backgroundImage, opacity, position, filter } = style;
		const isOff = element.matches(':disabled, [aria-disabled="true"]');
		const parts = [
			backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
			backgroundImage === 'none' ? '' : backgroundImage,
			opacity === '1' ? '' : opacity,
			filter === 'none' ? '' : filter,
			// A layer may lie on anything.
			position === 'static' ? '' : (element.getAttribute('class') ?? element.localName),
			isOff ? 'off' : '',
		];
		return parts.some(Boolean) ? `${parts.join(';')}\n` : '';
	}

	/** Of a field any text counts: axe judges what it would show. */
	function ownText(element: Element): string {
		if (element.matches('input:not([type="hidden"]), select, textarea')) return element.localName;
		const nodes = [...element.childNodes].filter((node) => node instanceof Text);
		return nodes
			.map((node) => node.data)
			.join('')
			.trim();
	}

	/** Axe does not judge a single sign. */
	function isWord(text: string): boolean {
		return text.length > 1 && /[\p{L}\p{N}]/u.test(text);
	}

	function isCovered(element: Element): boolean {
		const { left, top, width, height } = element.getBoundingClientRect();
		const hit = document.elementFromPoint(left + width / 2, top + height / 2);
		return hit !== null && !element.contains(hit) && !hit.contains(element);
	}
}

/** Runs in the page. */
function mark({ elements, name }: { elements: readonly number[]; name: string }): void {
	const all = document.querySelectorAll('*');
	for (const at of elements) all[at]?.setAttribute(name, '');
}

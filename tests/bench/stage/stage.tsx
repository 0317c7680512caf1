import { createElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { chartProps, Choice, computations, SortedTable, type Kit } from './scenes';

/** What the bench calls in the page; each resolves once a frame shows the effect. */
export interface Stage {
	chart(): Promise<void>;
	/** The drawing's place in the window. */
	drawing(): { x: number; y: number; width: number; height: number };
	/** Waits until a move of the pointer has been followed. */
	followed(): Promise<void>;
	/** How often the page has changed since it was asked last. */
	changes(): number;
	tableMount(): Promise<void>;
	tableSort(): Promise<void>;
	searchListMount(): Promise<void>;
	searchListFilter(): Promise<void>;
	computationNames(): string[];
	compute(name: string): void;
	clear(): void;
}

/** Puts one side's components at the bench's disposal. */
export function expose(kit: Kit): void {
	const place = document.body.appendChild(document.createElement('div'));
	let root: Root | undefined;
	const mount = (element: ReactElement, isThere: () => boolean) => {
		root = createRoot(place);
		return until(() => root?.render(element), isThere);
	};
	// Some tables have their headings in the body.
	const rows = () => place.querySelectorAll('tr:has(td)');
	let sorted = '';
	let changes = 0;
	const observer = new MutationObserver((list) => (changes += list.length));
	observer.observe(document.body, { subtree: true, childList: true, attributes: true });
	const stage: Stage = {
		chart: () => mount(createElement(kit.Chart, chartProps), () => lines(place).length >= 5),
		drawing: () => {
			const { x, y, width, height } = (
				lines(place)[0]?.ownerSVGElement ?? place
			).getBoundingClientRect();
			return { x, y, width, height };
		},
		followed: async () => {
			await nextFrame();
			await nextFrame();
		},
		changes: () => {
			const seen = changes;
			changes = 0;
			return seen;
		},
		tableMount: () => mount(<SortedTable Table={kit.Table} />, () => rows().length >= 100),
		tableSort: () => {
			const before = rows()[0]?.textContent;
			sorted = sorted === 'Column 3' ? 'Column 5' : 'Column 3';
			const button = [...place.querySelectorAll<HTMLElement>('th button')].find((one) =>
				one.textContent?.includes(sorted),
			);
			return until(
				() => button?.click(),
				() => rows()[0]?.textContent !== before,
			);
		},
		searchListMount: () =>
			mount(<Choice SearchListControl={kit.SearchListControl} />, () =>
				shows(place, 'Gadget 1000.'),
			),
		searchListFilter: () =>
			until(
				() => type(place, '99'),
				() => isListed(place, 'Gadget 992.') && !isListed(place, 'Gadget 500.'),
			),
		computationNames: () => Object.keys(computations),
		compute: (name) => computations[name]?.(kit),
		clear: () => root?.unmount(),
	};
	Object.assign(window, { stage });
}

/** Paths long enough to be a line through a year of days. */
function lines(place: Element): SVGPathElement[] {
	return [...place.querySelectorAll('path')].filter(
		(path) => (path.getAttribute('d') ?? '').length > 1500,
	);
}

function shows(place: Element, text: string): boolean {
	return (place.textContent ?? '').includes(text);
}

/** Whether a row of a list has the text and is not kept out of sight. */
function isListed(place: Element, text: string): boolean {
	return [...place.querySelectorAll('li:not([hidden])')].some((row) => shows(row, text));
}

function type(place: Element, text: string): void {
	const field = place.querySelector<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
	// React overwrites the property on the element; the prototype's setter is what a key press uses.
	const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
	set?.call(field, text);
	field?.dispatchEvent(new Event('input', { bubbles: true }));
}

async function until(act: () => void, isDone: () => boolean): Promise<void> {
	const deadline = performance.now() + 60_000;
	act();
	do {
		await nextFrame();
		if (performance.now() > deadline) throw new Error('Nothing came in a minute.');
	} while (!isDone());
}

/** Resolves once a frame is drawn. */
function nextFrame(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => resolve();
			port2.postMessage(null);
		});
	});
}

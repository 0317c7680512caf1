import { createElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { chartProps, Choice, computations, SortedTable, type Kit } from './scenes';

/** The functions that the bench calls in the page. Each resolves once a frame shows the effect. */
export interface Stage {
	chart(): Promise<void>;
	/** The position of the chart in the window. */
	drawing(): { x: number; y: number; width: number; height: number };
	/** Waits until the page has reacted to a pointer move. */
	followed(): Promise<void>;
	/** The number of changes of the page since the last call. */
	changes(): number;
	tableMount(): Promise<void>;
	tableSort(): Promise<void>;
	searchListMount(): Promise<void>;
	searchListFilter(): Promise<void>;
	computationNames(): string[];
	compute(name: string): void;
	clear(): void;
}

/** Makes one side's components available to the bench. */
export function expose(kit: Kit): void {
	const place = document.body.appendChild(document.createElement('div'));
	let root: Root | undefined;
	const mount = (element: ReactElement, isThere: () => boolean) => {
		root = createRoot(place);
		return until(() => root?.render(element), isThere);
	};
	// Some tables have headings in their body.
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

/** Paths long enough to be a line over a year of days. */
function lines(place: Element): SVGPathElement[] {
	return [...place.querySelectorAll('path')].filter(
		(path) => (path.getAttribute('d') ?? '').length > 1500,
	);
}

function shows(place: Element, text: string): boolean {
	return (place.textContent ?? '').includes(text);
}

/** Checks whether a visible row of a list contains the text. */
function isListed(place: Element, text: string): boolean {
	return [...place.querySelectorAll('li:not([hidden])')].some((row) => shows(row, text));
}

function type(place: Element, text: string): void {
	const field = place.querySelector<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
	// React overrides the property of the element; the prototype's setter acts like typing.
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

/** Resolves after the next frame. */
function nextFrame(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => resolve();
			port2.postMessage(null);
		});
	});
}

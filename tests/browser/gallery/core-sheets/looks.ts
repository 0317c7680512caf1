import type { Page } from 'playwright-core';

/** Where the sheets are for the page, whose Content-Security-Policy allows none but its origin's. */
const ADDRESS = '/sheets-to-compare.css';

/** What differs, element by element, when style sheets come before or after ours: place, size, and what is drawn. */
export async function differencesWith(
	page: Page,
	css: string,
): Promise<Record<'before' | 'after', readonly string[]>> {
	await page.route(`**${ADDRESS}`, (route) =>
		route.fulfill({ contentType: 'text/css', body: css }),
	);
	return page.evaluate(compare, { address: ADDRESS, properties: drawn });
}

/** What layout and paint come from; every longhand would take ten times as long and say no more. */
const drawn =
	'display position visibility opacity z-index box-sizing cursor pointer-events width height margin padding border-width border-style border-color border-radius outline background-color background-image background-position background-size box-shadow color fill font-family font-size font-weight line-height letter-spacing text-align text-decoration-line text-transform white-space vertical-align overflow appearance transform backdrop-filter flex align-items justify-content gap list-style-type'.split(
		' ',
	);

/** Runs in the page. */
async function compare({
	address,
	properties,
}: {
	address: string;
	properties: readonly string[];
}) {
	// Fonts of pictures would stand above those of all sheets.
	const adopted = document.adoptedStyleSheets;
	document.adoptedStyleSheets = [];
	const before = await changesWith((sheet) => document.head.prepend(sheet));
	const after = await changesWith((sheet) => document.body.append(sheet));
	document.adoptedStyleSheets = adopted;
	return { before, after };

	/** A page that has changed by itself meanwhile, as what comes in late on a busy machine does, is looked at once more. */
	async function changesWith(add: (sheet: Element) => void): Promise<string[]> {
		for (let without = await looks(); ;) {
			const sheet = Object.assign(document.createElement('link'), {
				rel: 'stylesheet',
				href: address,
			});
			const loaded = new Promise((resolve, reject) =>
				Object.assign(sheet, { onload: resolve, onerror: reject }),
			);
			add(sheet);
			await loaded;
			const found = changes(without, await looks());
			sheet.remove();
			if (found.length === 0) return found;
			const again = await looks();
			if (changes(without, again).length === 0) return found;
			without = again;
		}
	}

	/** How everything looks when nothing changes any more: placed layers move for some frames, responses may still come in. */
	async function looks(): Promise<ReadonlyMap<string, string>> {
		for (let last = new Map<string, string>(); ;) {
			await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
			const found = read();
			if (found.size > 0 && changes(last, found).length === 0) return found;
			last = found;
		}
	}

	/** Each element of the page, by its position in the tree, as lines of properties. */
	function read(): Map<string, string> {
		for (const animation of document.getAnimations()) {
			try {
				animation.finish();
			} catch {
				animation.cancel(); // has no end
			}
		}
		// What is only read out comes when there is something to say.
		const visible = '*:not(script, style, link, option, body > [aria-live])';
		const elements = [...document.body.querySelectorAll(visible)];
		return new Map(
			elements.map((element, at) => {
				const classes = element.getAttribute('class') ?? '';
				return [`${at} ${element.localName}.${classes}`, look(element)];
			}),
		);
	}

	function look(element: Element): string {
		const { x, y, width, height } = element.getBoundingClientRect();
		const box = [x, y, width, height].map((value) => value.toFixed(2)).join(' ');
		const lines = ['', '::before', '::after', '::placeholder'].flatMap((pseudo) => {
			if (pseudo === '::placeholder' && !element.hasAttribute('placeholder')) return [];
			const style = getComputedStyle(element, pseudo);
			const isDrawn = pseudo === '' || pseudo === '::placeholder' || style.content !== 'none';
			return isDrawn
				? properties.map((name) => `${pseudo} ${name}: ${style.getPropertyValue(name)}`)
				: [];
		});
		return [`box: ${box}`, ...lines].join('\n');
	}

	function changes(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
		return [...new Set([...one.keys(), ...other.keys()])].flatMap((element) =>
			changedLines(one.get(element), other.get(element)).map((change) => `${element} ${change}`),
		);
	}

	function changedLines(one = '', other = ''): string[] {
		if (one === other) return [];
		const was = one.split('\n');
		return other
			.split('\n')
			.flatMap((line, at) => (line === was[at] ? [] : [`${was[at]} → ${line}`]));
	}
}

import type { Page } from 'playwright-core';

/** The sheets' place among ours. */
type Order = 'before' | 'after';

/** What differs, element by element, when style sheets come before or after ours: place, size, and what is drawn. */
export async function differencesWith(
	page: Page,
	css: string,
): Promise<Record<Order, readonly string[]>> {
	const before = await changesOf(page, css, 'before');
	return { before, after: await changesOf(page, css, 'after') };
}

/** A page that has changed by itself meanwhile, as what comes in late on a busy machine does, is looked at once more. */
async function changesOf(page: Page, css: string, order: Order): Promise<string[]> {
	for (let without = await looks(page); ;) {
		await page.evaluate(addSheet, { css, order });
		const found = changes(without, await looks(page));
		await page.evaluate(() => document.getElementById('core-sheet')?.remove());
		if (found.length === 0) return found;
		const again = await looks(page);
		if (changes(without, again).length === 0) return found;
		without = again;
	}
}

function changes(without: Record<string, string>, withIt: Record<string, string>): string[] {
	return Object.keys({ ...without, ...withIt }).flatMap((element) =>
		changedProperties(without[element], withIt[element]).map((change) => `${element} ${change}`),
	);
}

function changedProperties(without = '', withIt = ''): string[] {
	if (without === withIt) return [];
	const was = without.split('\n');
	return withIt
		.split('\n')
		.flatMap((line, at) => (line === was[at] ? [] : [`${was[at]} → ${line}`]));
}

function addSheet({ css, order }: { css: string; order: Order }): void {
	const style = document.createElement('style');
	style.id = 'core-sheet';
	style.textContent = css;
	if (order === 'before') document.head.prepend(style);
	else document.body.append(style);
}

/** How everything looks when nothing changes any more: placed layers move for some frames, responses may still come in. */
async function looks(page: Page): Promise<Record<string, string>> {
	for (let last = ''; ;) {
		await page.evaluate(
			() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))),
		);
		const found = await page.evaluate(readLooks, drawn);
		const text = JSON.stringify(found);
		if (text === last) return found;
		last = text;
	}
}

/** What layout and paint come from; every longhand would take ten times as long and say no more. */
const drawn =
	'display position visibility opacity z-index box-sizing cursor pointer-events width height margin padding border-width border-style border-color border-radius outline background-color background-image background-position background-size box-shadow color fill font-family font-size font-weight line-height letter-spacing text-align text-decoration-line text-transform white-space vertical-align overflow appearance transform backdrop-filter flex align-items justify-content gap list-style-type'.split(
		' ',
	);

/** Runs in the page: each element of it, by its position in the tree, as lines of properties. */
function readLooks(properties: readonly string[]): Record<string, string> {
	const found: Record<string, string> = {};
	for (const animation of document.getAnimations()) {
		try {
			animation.finish();
		} catch {
			animation.cancel(); // has no end
		}
	}
	// What is only read out comes when there is something to say.
	const visible = '*:not(script, style, option, body > [aria-live])';
	document.body.querySelectorAll(visible).forEach((element, at) => {
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
		const classes = element.getAttribute('class') ?? '';
		found[`${at} ${element.localName}.${classes}`] = [`box: ${box}`, ...lines].join('\n');
	});
	return found;
}

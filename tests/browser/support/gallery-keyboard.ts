import type { Page } from 'playwright-core';

/** Widgets with a single tab stop and arrow keys inside (WAI-ARIA's patterns), including the calendar. */
const COMPOSITES = ['menu', 'listbox', 'tablist', 'radiogroup', 'grid', 'application']
	.map((role) => `[role="${role}"]`)
	.join(', ');

/** More tab stops than any example has. */
const PATIENCE = 250;

/**
 * Presses Tab from the current focus until it repeats. Resolves to the controls that it never reached: those that still
 * exist, are visible, and belong to no composite widget that it did reach.
 */
export async function missedByTab(page: Page): Promise<string[]> {
	await page.evaluate(markControls);
	let timesOutside = 0;
	for (let press = 0; press < PATIENCE && timesOutside < 2; press++) {
		await page.keyboard.press('Tab');
		const place = await page.evaluate(stepOnto);
		if (place === 'again') break;
		if (place === 'outside') timesOutside++;
	}
	return page.evaluate(missedControls, COMPOSITES);
}

/** Runs in the page: collects the controls, and starts to record the focus. */
function markControls(): void {
	const natively = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe';
	const controls = [...document.querySelectorAll(`:is(${natively}, [tabindex="0"])`)].filter(
		(element) =>
			!element.matches(':disabled') &&
			!element.closest('[aria-hidden="true"], [inert]') &&
			element.checkVisibility({ visibilityProperty: true }),
	);
	Object.assign(window, { walk: { controls, reached: new Set<Element>() } });
}

/** Runs in the page: records the focused element. */
function stepOnto(): 'new' | 'again' | 'outside' {
	const { reached } = Reflect.get(window, 'walk') as { reached: Set<Element> };
	const { activeElement } = document;
	if (!activeElement || activeElement === document.body) return 'outside';
	if (reached.has(activeElement)) return 'again';
	reached.add(activeElement);
	return 'new';
}

/** Runs in the page. */
function missedControls(composites: string): string[] {
	const { controls, reached } = Reflect.get(window, 'walk') as {
		controls: Element[];
		reached: Set<Element>;
	};
	const stops = [...reached];
	const isInGroup = (control: Element) => {
		const name = control.getAttribute('name');
		if (control.matches('[type="radio"]') && name) {
			return stops.some((stop) => stop.matches(`[type="radio"][name="${CSS.escape(name)}"]`));
		}
		const composite = control.closest(composites);
		return composite !== null && stops.some((stop) => composite.contains(stop));
	};
	return controls
		.filter((control) => control.isConnected && control.checkVisibility())
		.filter((control) => !reached.has(control) && !isInGroup(control))
		.map((control) => control.outerHTML.slice(0, 160));
}

const BUTTONS = '#storybook-root :is(button, [role^="menuitem"]):not(a, :disabled)';

/** The buttons and menu items of an example, under unique names. */
export function buttonNames(page: Page): Promise<string[]> {
	return page.evaluate(namesInPage, BUTTONS);
}

/** Runs in the page. */
function namesInPage(selector: string): string[] {
	return [...document.querySelectorAll(selector)].map(
		(button) => button.getAttribute('aria-label') ?? button.textContent ?? button.className,
	);
}

/**
 * Presses Enter on the button at this place among the named ones. Resolves to false if that removes or disables the
 * button and the focus is lost, so that the next Tab would start at the top of the page.
 */
export async function keepsFocus(
	page: Page,
	names: readonly string[],
	index: number,
): Promise<boolean> {
	// Some buttons render a moment after the example, because their names are fetched.
	const areThere = async () => (await buttonNames(page)).join() === names.join();
	for (let look = 0; look < 300 && !(await areThere()); look++) await nextFrame(page);
	await page.locator(BUTTONS).nth(index).focus();
	await page.keyboard.press('Enter');
	// The first frame shows immediate effects; the second shows effects that move the focus.
	await nextFrame(page);
	await nextFrame(page);
	const isSomewhere = () => document.activeElement !== document.body;
	return page.waitForFunction(isSomewhere, undefined, { timeout: 5_000 }).then(
		() => true,
		() => false,
	);
}

function nextFrame(page: Page): Promise<unknown> {
	return page.evaluate(() => new Promise(requestAnimationFrame));
}

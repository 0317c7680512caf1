import type { Page } from 'playwright-core';

/** Widgets with a single tab stop and arrow keys inside (WAI-ARIA's patterns), including the calendar. */
const COMPOSITES = ['menu', 'listbox', 'tablist', 'radiogroup', 'grid', 'application']
	.map((role) => `[role="${role}"]`)
	.join(', ');

/** More tab stops than any example has. */
const PATIENCE = 250;

/** Presses between two looks at where the focus went: most examples have fewer tab stops. */
const PRESSES = 5;

/**
 * Presses Tab from the current focus until it repeats. Resolves to the controls that it never reached: those that still
 * exist, are visible, and belong to no composite widget that it did reach.
 */
export async function missedByTab(page: Page): Promise<string[]> {
	await page.evaluate(markControls);
	// The page does not see the keys that go to a frame: there we look after each.
	const presses = (await page.locator('iframe').count()) > 0 ? 1 : PRESSES;
	for (let press = 0; press < PATIENCE; press += presses) {
		for (let one = 0; one < presses; one += 1) await page.keyboard.press('Tab');
		if (await page.evaluate(isRound)) break;
	}
	return page.evaluate(missedControls, COMPOSITES);
}

/** A way through an example by Tab. */
interface Walk {
	readonly controls: readonly Element[];
	readonly reached: Set<Element>;
	/** How often the focus was on no element. */
	timesOutside: number;
	/** Whether the focus came to an element for the second time. */
	isRound: boolean;
}

/** Runs in the page: collects the controls, and records what each press of Tab focuses. */
function markControls(): void {
	const natively = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe';
	const controls = [...document.querySelectorAll(`:is(${natively}, [tabindex="0"])`)].filter(
		(element) =>
			!element.matches(':disabled') &&
			!element.closest('[aria-hidden="true"], [inert]') &&
			element.checkVisibility({ visibilityProperty: true }),
	);
	const isFirst = !('walk' in window);
	const walk: Walk = { controls, reached: new Set(), timesOutside: 0, isRound: false };
	Object.assign(window, { walk });
	if (!isFirst) return;
	const record = ({ key }: KeyboardEvent) => {
		const now = Reflect.get(window, 'walk') as Walk;
		const { activeElement } = document;
		if (key !== 'Tab') return;
		if (!activeElement || activeElement === document.body) now.timesOutside += 1;
		else if (now.reached.has(activeElement)) now.isRound = true;
		else now.reached.add(activeElement);
	};
	document.addEventListener('keyup', record, true);
}

/** Runs in the page: whether Tab came to where it had been, or left the page twice. */
function isRound(): boolean {
	const walk = Reflect.get(window, 'walk') as Walk;
	const { activeElement } = document;
	if (activeElement?.localName === 'iframe') {
		walk.isRound ||= walk.reached.has(activeElement);
		walk.reached.add(activeElement);
	}
	return walk.isRound || walk.timesOutside > 1;
}

/** Runs in the page. */
function missedControls(composites: string): string[] {
	const { controls, reached } = Reflect.get(window, 'walk') as Walk;
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

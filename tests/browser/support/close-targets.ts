import type { Page } from 'playwright-core';

/** The attribute of controls whose size and distance axe judges. */
export const TARGETS_TO_JUDGE = 'data-targets-to-judge';

/** What one can press: elements that are so by themselves, and focusable ones with a role that is. */
const TARGETS = `a[href], area[href], button, input, select, textarea, summary, ${[
	...['button', 'checkbox', 'combobox', 'gridcell', 'link', 'menuitem', 'menuitemcheckbox'],
	...['menuitemradio', 'option', 'radio', 'scrollbar', 'searchbox', 'separator', 'slider'],
	...['spinbutton', 'switch', 'tab', 'textbox', 'treeitem'],
]
	.map((role) => `[tabindex][role="${role}"]`)
	.join(', ')}`;

/**
 * Marks controls of which 24 px meet those of another one, unless they have 24 px of their own that no other control touches. All others
 * pass WCAG's target size, and to find their neighbours takes axe a third of its time. The returned function takes the marks away.
 */
export async function markCloseTargets(page: Page): Promise<() => Promise<void>> {
	await page.evaluate(mark, { name: TARGETS_TO_JUDGE, selector: TARGETS });
	return () =>
		page.evaluate((name) => {
			for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
		}, TARGETS_TO_JUDGE);
}

/** Runs in the page. */
function mark({ name, selector }: { name: string; selector: string }): void {
	/** WCAG's 24 px, and one more for what is rounded. */
	const LEAST = 25;
	const targets = [...document.querySelectorAll(selector)]
		.map((element) => ({ element, box: element.getBoundingClientRect() }))
		.filter(({ box }) => box.width > 0 && box.height > 0)
		.map(({ element, box }) => ({ element, box, area: area(box) }));
	for (const { element, box, area: own } of targets) {
		const close = targets.filter((other) => other.element !== element && meet(own, other.area));
		const isLarge = box.width >= LEAST && box.height >= LEAST;
		if (close.some((other) => !isLarge || meet(box, other.box))) element.setAttribute(name, '');
	}

	function area({ left, right, top, bottom, width, height }: DOMRect) {
		const [x, y] = [Math.max(0, LEAST - width) / 2, Math.max(0, LEAST - height) / 2];
		return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
	}

	type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

	function meet(one: Sides, other: Sides): boolean {
		return (
			one.left < other.right &&
			other.left < one.right &&
			one.top < other.bottom &&
			other.top < one.bottom
		);
	}
}

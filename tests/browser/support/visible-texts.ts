import type { Page } from 'playwright-core';

/**
 * Returns the page's texts: the text of each visible element, piece by piece, and what screen readers read. Skips
 * elements that match the selector `without`.
 */
export function visibleTexts(page: Page, without = 'template'): Promise<string[]> {
	return page.evaluate((leftOut) => {
		const said: string[] = [document.title];
		const isSaid = (element: Element) =>
			!element.closest(leftOut) && element.getClientRects().length > 0;
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const { parentElement, textContent } = walker.currentNode;
			// Skips code and hidden elements. Text for screen readers only is one pixel large, so it counts.
			if (!parentElement || parentElement.closest('script, style, template')) continue;
			if (isSaid(parentElement)) said.push(textContent ?? '');
		}
		const names = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
		const attributes = [...names, 'placeholder', 'title', 'alt'];
		for (const element of document.querySelectorAll(
			attributes.map((name) => `[${name}]`).join(', '),
		)) {
			if (!isSaid(element)) continue;
			for (const name of attributes) said.push(element.getAttribute(name) ?? '');
		}
		return [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
	}, without);
}

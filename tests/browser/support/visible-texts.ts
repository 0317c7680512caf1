import type { Page } from 'playwright-core';

/** What a page says: the text of each visible element, piece by piece, and what it tells those who hear it. */
export function visibleTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const said: string[] = [document.title];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const { parentElement, textContent } = walker.currentNode;
			// Code and what is not drawn; what only a screen reader reads is drawn in a pixel.
			if (!parentElement || parentElement.closest('script, style, template')) continue;
			if (parentElement.getClientRects().length > 0) said.push(textContent ?? '');
		}
		for (const element of document.querySelectorAll(
			'[aria-label], [placeholder], [title], [alt]',
		)) {
			if (element.getClientRects().length === 0) continue;
			for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
				said.push(element.getAttribute(name) ?? '');
			}
		}
		return [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
	});
}

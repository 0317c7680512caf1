import type { Page } from 'playwright-core';

/**
 * Describes each element that a page shows, as the rules of axe that know no places read it: its name, role, state, class and text. Two
 * pages with the same description have the same violations of these rules.
 */
export function shownElements(page: Page): Promise<string> {
	return page.evaluate(() => {
		const isRead = /^(aria-.+|role|class|type|tabindex|href|alt|title|lang|placeholder|disabled)$/;
		// Each page counts its ids anew.
		const isId =
			/^aria-(activedescendant|controls|describedby|details|errormessage|labelledby|owns)$/;
		const describe = (element: Element) => {
			const attributes = [...element.attributes]
				.filter(({ name }) => isRead.test(name))
				.map(({ name, value }) => (isId.test(name) ? name : `${name}="${value}"`));
			const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
			return [element.localName, ...attributes.sort(), text.join('').trim()].join(' ');
		};
		// What is only read out came when an earlier example had something to say.
		return [...document.querySelectorAll('body *:not(body > [aria-live])')]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.map(describe)
			.join('\n');
	});
}

import type { Page } from 'playwright-core';
import { eachTestVisits, type AtHand } from '../support/each-test-visits';

let atHand: AtHand;

eachTestVisits((now) => (atHand = now));

/** The computed value of a property of the first such element. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
	return page
		.locator(selector)
		.first()
		.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** A colour of the user's own, as the browser computes it. */
function ownColour(page: Page, name: string): Promise<string> {
	return page.evaluate((color) => {
		const probe = document.body.appendChild(document.createElement('i'));
		probe.style.color = color;
		const { color: computed } = getComputedStyle(probe);
		probe.remove();
		return computed;
	}, name);
}

describe.each(['light', 'dark'] as const)('With the user’s own %s colours', (colorScheme) => {
	beforeEach(async () => {
		await atHand.page.emulateMedia({ forcedColors: 'active', colorScheme });
		await atHand.current.open('/analytics/revenue');
	});

	it('the selected tile has a mark that moves nothing in it', async () => {
		const { page } = atHand;
		const tile = '.woocommerce-summary__item.is-selected';
		expect(await styleOf(page, tile, 'border-top-width')).toBe('3px');
		expect(await styleOf(page, tile, 'border-top-color')).toBe(await ownColour(page, 'Highlight'));
		const tops = await page
			.locator('.woocommerce-summary__item-value')
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(tops.length).toBe(7);
		expect(new Set(tops).size).toBe(1);
	});

	it('the chosen kind of chart has a frame, and the axes have the colour of text', async () => {
		const { page } = atHand;
		const [pressed, other] = ['.is-pressed', ':not(.is-pressed)'].map(
			(kind) => `.woocommerce-chart__type-button${kind}`,
		);
		expect(await styleOf(page, pressed ?? '', 'outline-style')).toBe('solid');
		expect(await styleOf(page, other ?? '', 'outline-style')).toBe('none');
		const text = await ownColour(page, 'CanvasText');
		expect(await styleOf(page, '.woocommerce-chart__plot text', 'fill')).toBe(text);
	});

	it('the two lines keep the colours of their swatches', async () => {
		const strokes = (parts: string) =>
			atHand.page
				.locator(parts)
				.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).stroke))].sort());
		const swatches = await strokes('.woocommerce-chart__swatch path');
		expect(swatches).toHaveLength(2);
		expect(await strokes('.woocommerce-chart__plot path[stroke]')).toEqual(swatches);
	});

	it('lists for choosing have the browser’s own arrow, because a picture keeps its colour', async () => {
		const list = 'select.sa-select__input';
		expect(await styleOf(atHand.page, list, 'background-image')).toBe('none');
		expect(await styleOf(atHand.page, list, 'appearance')).toBe('auto');
	});
});

import type { Page } from 'playwright-core';
import { unmarkedWords } from '../../support/stores/marked-app';
import { ShopWords } from './shop-words';
import { visibleTexts } from './visible-texts';

/** What is the same in every language: names of products, and how a date is written in a field (docs/spec.md, S5.dates.2). */
const everywhere = ['WooCommerce', 'Store Analytics', 'WordPress', 'MM/DD/YYYY', 'admin'];

/** Commands, what is marked as English, and what messages say and offer: they are WooCommerce's or the shop's. */
const without = 'code, [lang="en"], .sa-inbox__text, .sa-inbox__actions > :not(:last-child)';

/** Finds what a page in the marked language says without a translation. */
export class Untranslated {
	private readonly words: ShopWords;

	constructor(ofShop: readonly string[]) {
		this.words = new ShopWords([...ofShop, ...everywhere]);
	}

	/** Each text that says something else than the shop's words and marked ones. */
	async on(page: Page): Promise<string[]> {
		const texts = await visibleTexts(page, without);
		return texts.filter((text) => unmarkedWords(this.words.without(text)).length > 0);
	}
}

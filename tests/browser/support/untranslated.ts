import type { Page } from 'playwright-core';
import { unmarkedWords } from '../../support/stores/marked-app';
import { ShopWords } from './shop-words';
import { visibleTexts } from './visible-texts';

/**
 * Texts that are the same in every language: product names, and the format of dates in fields (docs/spec.md,
 * S5.dates.2).
 */
const everywhere = [
	'WooCommerce',
	'Store Analytics',
	'WordPress',
	'MM/DD/YYYY',
	'DD/MM/YYYY',
	'admin',
];

/**
 * Excludes code, text marked as English, and texts and buttons of messages, which come from WooCommerce or the shop.
 */
const without = 'code, [lang="en"], .sa-inbox__text, .sa-inbox__actions > :not(:last-child)';

/** Finds texts without a translation on a page in the marked language. */
export class Untranslated {
	private readonly words: ShopWords;
	/** The answers so far: most texts of a screen are on others too. */
	private readonly known = new Map<string, boolean>();

	constructor(ofShop: readonly string[]) {
		this.words = new ShopWords([...ofShop, ...everywhere]);
	}

	/** Returns texts that are neither the shop's words nor marked as translated. */
	async on(page: Page): Promise<string[]> {
		const texts = await visibleTexts(page, without);
		return texts.filter((text) => this.isUntranslated(text));
	}

	private isUntranslated(text: string): boolean {
		const known = this.known.get(text);
		if (known !== undefined) return known;
		// A search for all of the shop's words takes long; most texts have no word without a mark.
		const found =
			unmarkedWords(text).length > 0 && unmarkedWords(this.words.without(text)).length > 0;
		this.known.set(text, found);
		return found;
	}
}

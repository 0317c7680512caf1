import { getLocaleData, resetLocaleData } from '@wordpress/i18n';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuiltApp } from '../../admin-page/scripts/built-app';
import { closestLanguage } from '../../base/closest-language';

const DOMAIN = 'store-analytics';

/** A language for texts: a WordPress locale and its translation. */
export interface PageLanguage {
	readonly locale: string;
	readonly texts: Record<string, string[]>;
}

const english: PageLanguage = { locale: 'en_US', texts: {} };

/** The languages of a page before a shop sets one. */
export class PageLanguages {
	private constructor(private readonly translations: ReadonlyMap<string, PageLanguage>) {}

	/** Reads the translations of the built app; only English without a build. */
	static async of(staticDir: string): Promise<PageLanguages> {
		const app = await readBuiltApp(staticDir);
		const all = [...(app?.languages ?? [])].map(async ([locale, { server }]) => {
			const text = await readFile(path.join(staticDir, server), 'utf8').catch(() => '{}');
			const texts = JSON.parse(text) as Record<string, string[]>; // written by scripts/languages.mjs
			return [locale, { locale, texts }] as const;
		});
		return new PageLanguages(new Map(await Promise.all(all)));
	}

	/** Returns the first available language of `Accept-Language`; English by default. */
	closest(liked: string): PageLanguage {
		for (const tag of liked.split(',')) {
			const locale = (tag.split(';')[0] ?? '').trim().replace('-', '_');
			if (/^en\b|^en_/.test(locale)) return english;
			const known = closestLanguage(locale, [...this.translations.keys()]);
			const found = known === undefined ? undefined : this.translations.get(known);
			if (found) return found;
		}
		return english;
	}
}

/** Sets the language of all further texts. */
export function speakIn({ texts }: PageLanguage): void {
	resetLocaleData(texts, DOMAIN);
}

/** Runs synchronous `work` in this language, and then restores the previous one. */
export function inLanguage<Result>({ texts }: PageLanguage, work: () => Result): Result {
	const before = getLocaleData(DOMAIN);
	resetLocaleData(texts, DOMAIN);
	try {
		return work();
	} finally {
		resetLocaleData(before, DOMAIN);
	}
}

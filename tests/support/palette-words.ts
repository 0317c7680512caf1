import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { readSettings } from '../../src/platform/settings/settings';
import { listReports } from '../../src/reports/list';
import { knownCommands } from '../../src/shell/palette/commands';
import { understand, type Understood } from '../../src/shell/palette/words/understand';
import { vocabulary } from '../../src/shell/palette/words/vocabulary';

const settings = {
	...readSettings({}),
	capabilities: { view_woocommerce_reports: true, manage_woocommerce: true },
};
const today = '2026-11-27';
const unknownText = 'nothing';

/** Reads texts with the words of a language, as its translators wrote them. */
export function speak(language: string) {
	resetLocaleData({}, 'store-analytics');
	if (language !== 'en_US') {
		const file = path.resolve(__dirname, `../../languages/store-analytics-${language}.po`);
		const items = PO.parse(readFileSync(file, 'utf8')).items;
		const texts = items.map(({ msgctxt, msgid, msgstr }) => [
			msgctxt ? `${msgctxt}\u0004${msgid}` : msgid,
			msgstr,
		]);
		setLocaleData(Object.fromEntries(texts), 'store-analytics');
	}
	const known = knownCommands(settings, listReports(settings), []);
	const words = vocabulary(known, { userLocale: language });
	const read = (text: string): Understood | undefined => {
		const { screen, ...said } = understand(text, words, today) ?? { screen: unknownText };
		if (screen === unknownText) return undefined;
		// Some names are those of a number and of a screen: the command decides.
		return said.metric === undefined && screen !== undefined ? { ...said, screen } : said;
	};
	return { known, words, read };
}

/** What parts of sentences say. */
export const lastMonth = { range: { period: 'last_month' } };
export const thisWeek = { range: { period: 'week' } };
export const sales = { metric: 'net_revenue' };
export const average = { metric: 'avg_order_value' };
export const returns = { metric: 'refunds' };
export const byCountry = { dimension: 'billing_country' };
export const yearAgo = { compare: 'previous_year' };
export const rolling = (period: string) => ({ range: { period } });

/** A sentence, and what it asks for; undefined if nothing. */
export type Sentence = readonly [text: string, said: Understood | undefined];

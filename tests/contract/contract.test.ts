import { readFileSync } from 'node:fs';
import path from 'node:path';

import { reportRouteNames } from '@store-analytics/rest-api';
import { renderDifferences } from './render-differences';
import { scopeOf } from './out-of-scope';
import { groupOf, packedRecordings, readRecordings } from './recordings';
import { changedExcuses, excusesOf, storedExcuses } from './excused';
import { EXACT, replay, type Verdict } from './replay';
import { openRecordedStore, type RecordedStore } from './store';

/** The ids of the specification that a group's responses prove. */
const proves: Readonly<Record<string, string>> = {
	...Object.fromEntries(reportRouteNames.map((route) => [`reports/${route}`, '[S7.reports.1] '])),
	'reports/orders': '[S3.report-query.1] [S7.reports.1] ',
	'reports/customers': '[S7.reports.1] [S7.reports.3] ',
	'reports/customers/stats': '[S7.reports.1] [S7.reports.3] ',
	'reports/stock': '[S7.reports.1] [S7.reports.3] ',
	'reports/stock/stats': '[S7.reports.1] [S7.reports.3] ',
	options: '[S7.options.1] ',
	'settings/wc_admin': '[S7.settings.1] ',
	'data/countries': '[S7.search-controls-all.3] ',
	'products/attributes': '[S7.search-controls-all.1] ',
	'products/attributes/{id}': '[S7.search-controls-all.11] ',
	'products/attributes/{id}/terms': '[S7.search-controls-all.12] ',
	'products/{id}/variations': '[S7.search-controls-all.10] ',
	'products/categories': '[S7.search-controls-all.2] [S7.products.1] ',
	products: '[S7.search-controls-all.8] [S7.products.1] ',
	variations: '[S7.search-controls-all.10] ',
	orders: '[S7.search-controls-all.7] ',
	'navigation/favorites/me': '[S7.favorites.1] ',
	coupons: '[S7.search-controls-all.4] ',
	customers: '[S7.search-controls-all.5] ',
	'data/download-ips': '[S7.search-controls-all.6] ',
	taxes: '[S7.search-controls-all.9] ',
	'admin/notes': '[S7.notes.1] ',
	'products/reviews': '[S7.reviews.1] ',
	'onboarding/profile': '[S7.onboarding.1] ',
	'plugins/active': '[S7.plugins.2] ',
	'plugins/installed': '[S7.plugins.2] ',
	'reports/import/status': '[S7.export-and-import.3] ',
	'reports/import/totals': '[S7.export-and-import.4] ',
};

interface RecordedSet {
	readonly name: string;
	readonly recorded: string;
	/** Of another shop than the first one. */
	readonly exported?: string;
}

/** One shop served by several versions of WooCommerce, and a random one with what it lacks (docs/differential.md). */
const sets: readonly RecordedSet[] = [
	{ name: 'WooCommerce 9.4', recorded: packedRecordings },
	{
		name: 'WooCommerce 10.9, with refunds as they were before',
		recorded: path.resolve('tests/fixtures/recorded-10.9-upgraded.zip'),
	},
	{
		name: 'WooCommerce 10.9, analytics imported anew',
		recorded: path.resolve('tests/fixtures/recorded-10.9-new.zip'),
	},
	{
		name: 'WooCommerce 10.9, compound taxes, deleted variations, guests and several refunds of an order',
		recorded: path.resolve('tests/fixtures/recorded-st-johns.zip'),
		exported: path.resolve('tests/fixtures/shop-st-johns.zip'),
	},
];

describe.each(sets)('The responses of a shop with $name', ({ recorded, exported }) => {
	const recordings = readRecordings(recorded).filter(({ file }) => !scopeOf(file));
	const groups = [...new Set(recordings.map(groupOf))];
	const verdicts: Verdict[] = [];
	let store: RecordedStore;

	beforeAll(async () => {
		store = await openRecordedStore({ recorded, ...(exported && { export: exported }) });
	});

	afterAll(() => store.close());

	for (const group of groups.sort()) {
		const here = recordings.filter((recording) => groupOf(recording) === group);
		it(`${proves[group] ?? ''}are the same for all ${here.length} of ${group}`, async () => {
			const differing = [];
			for (const recording of here) {
				const verdict = await replay(store, recording, undefined, EXACT);
				const { file, same, mismatches, lapses, loose } = verdict;
				verdicts.push(verdict);
				if (!same || lapses.length > 0 || loose.length > 0) {
					const found = [...mismatches, ...lapses].slice(0, 3);
					differing.push({ file, mismatches: found, loose });
				}
			}
			expect(differing).toEqual([]);
		});
	}

	it('are excused by each deliberate difference in as many values as before', () => {
		// Of all groups: `-t` for one of them compares less. A difference that is meant: `npm run contract -- --count`.
		expect(changedExcuses(excusesOf(verdicts), storedExcuses(recorded) ?? {})).toEqual([]);
	});
});

describe('The deliberate differences', () => {
	it('are all listed in docs/differences.md', () => {
		// Run `npm run contract -- --docs` after a change.
		expect(readFileSync('docs/differences.md', 'utf8')).toContain(renderDifferences());
	});
});

import { readFileSync } from 'node:fs';

import { glob } from './differences';
import { deliberateDifferences } from './differences-table';
import { renderDifferences } from './render-differences';
import { outOfScope } from './out-of-scope';
import {
	completeGroups,
	groupOf,
	packedRecordings,
	readMutations,
	readRecordings,
} from './recordings';
import { replay } from './replay';
import { openRecordedStore, type RecordedStore } from './store';

/** What of the specification a group's answers prove. */
const proves: Readonly<Record<string, string>> = {
	'reports/revenue/stats': '[S7.reports.1] ',
	'reports/orders': '[S3.report-query.1] [S7.reports.1] ',
	'reports/orders/stats': '[S7.reports.1] ',
	'reports/customers/stats': '[S7.reports.3] ',
	'reports/stock/stats': '[S7.reports.3] ',
	options: '[S7.options.1] ',
	'settings/wc_admin': '[S7.settings.1] ',
	'data/countries': '[S7.search-controls-all.3] ',
	'products/attributes': '[S7.search-controls-all.1] ',
	'products/attributes/{id}': '[S7.search-controls-all.11] ',
	'products/attributes/{id}/terms': '[S7.search-controls-all.12] ',
	'products/{id}/variations': '[S7.search-controls-all.10] ',
	'products/categories': '[S7.search-controls-all.2] ',
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

/** Groups that are complete beyond what must be. */
const alsoComplete = [
	'reports/customers/stats',
	'reports/stock/stats',
	'reports/customers',
	'reports/categories',
	'reports/coupons',
	'reports/coupons/stats',
	'reports/taxes',
	'reports/downloads',
	'reports/downloads/stats',
	'reports/variations',
	'reports/variations/stats',
	'reports/products',
	'reports/products/stats',
	'reports/taxes/stats',
	'reports/stock',
	'products/{id}/variations',
	'variations',
	'customers/{id}',
	'products/attributes',
	'products/attributes/{id}',
	'products/attributes/{id}/terms',
	'products/categories',
	'coupons',
	'customers',
	'data/download-ips',
	'taxes',
	'admin/notes',
	'users/me',
	'admin/notes/{id}',
	'products/reviews',
	'products/low-in-stock',
	'products/count-low-in-stock',
	'onboarding/profile',
	'onboarding/profile/experimental_get_email_prefill',
	'onboarding/tasks',
	'onboarding/product-types',
	'onboarding/free-extensions',
	'onboarding/themes/recommended',
	'payment-gateway-suggestions',
	'shipping-partner-suggestions',
	'plugins/active',
	'plugins/installed',
	'plugins/install/status',
	'plugins/connect-jetpack',
	'reports',
	'reports/import/status',
	'reports/import/totals',
];

describe('the answers of a recorded shop', () => {
	const recordings = readRecordings(packedRecordings);
	let store: RecordedStore;

	beforeAll(async () => {
		store = await openRecordedStore();
	});

	afterAll(() => store.close());

	for (const group of [...completeGroups, ...alsoComplete]) {
		const here = recordings.filter((recording) => groupOf(recording) === group);
		it(`${proves[group] ?? ''}are the same for all ${here.length} of ${group}`, async () => {
			expect(here.length).toBeGreaterThan(0);
			const differing = [];
			for (const recording of here) {
				const { file, same, mismatches } = await replay(store.server, recording);
				if (!same) {
					differing.push({ file, mismatches: mismatches.slice(0, 3) });
				}
			}
			expect(differing).toEqual([]);
		});
	}
});

describe('the deliberate differences', () => {
	it('are all told in docs/differences.md', () => {
		// Run `npm run contract -- --docs` after a change.
		expect(readFileSync('docs/differences.md', 'utf8')).toContain(renderDifferences());
	});

	it('name recordings that exist', () => {
		const names = [...readRecordings(packedRecordings), ...readMutations(packedRecordings)].map(
			({ file }) => file.replace('.json', ''),
		);
		const unknown = [...deliberateDifferences, ...outOfScope]
			.flatMap(({ files }) => files)
			.filter((pattern) => !names.some((name) => glob(pattern).test(name)));
		expect(unknown).toEqual([]);
	});
});

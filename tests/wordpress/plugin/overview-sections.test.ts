import path from 'node:path';
import fc from 'fast-check';
import { mergeSections, type ArrangedSection } from '@store-analytics/rest-api';
import { runPhp } from '../support/php/php';

const defaults: ArrangedSection[] = [
	{ key: 'store-performance', title: '', isVisible: true, hiddenBlocks: ['taxes/order_tax'] },
	{ key: 'charts', title: '', isVisible: true, hiddenBlocks: ['revenue_refunds', 'taxes_total'] },
	{ key: 'leaderboards', title: '', isVisible: false, hiddenBlocks: [] },
];
const keys = defaults.map(({ key }) => key);

const block = fc.constantFrom('orders', 'customers', 'taxes/order_tax', 'revenue_refunds');
const entry = fc.record(
	{
		key: fc.oneof(
			{ weight: 5, arbitrary: fc.constantFrom(...keys) },
			fc.constantFrom('gone', '', 7, null),
		),
		title: fc.constantFrom('Mine', ''),
		isVisible: fc.constantFrom(true, false, 'no', 0, null),
		hiddenBlocks: fc.oneof(
			fc.array(fc.oneof(block, fc.constantFrom(7, null, true)), { maxLength: 3 }),
			fc.constantFrom({}, 'orders', null),
		),
	},
	{ requiredKeys: [] },
);
const entries = fc.array(
	fc.oneof({ weight: 6, arbitrary: entry }, fc.constantFrom(null, 'charts', 7)),
	{
		maxLength: 5,
	},
);
const saved = fc.oneof(
	{ weight: 8, arbitrary: entries },
	entries.map((list) => Object.fromEntries(list.map((one, index) => [`a${index}`, one]))),
	fc.constantFrom(null, '', 'charts', 7, true),
);

describe('The sections of Overview in PHP and in the app', () => {
	it('are equal, with the same hidden blocks, whatever was saved', () => {
		const preferences = fc.sample(saved, { numRuns: 2000, seed: 20261120 });
		const read = readByPhp(preferences);
		const differences = preferences
			.map((preference, index) => ({ preference, php: read[index], app: readByApp(preference) }))
			.filter(({ php, app }) => JSON.stringify(php) !== JSON.stringify(app));
		expect(differences.slice(0, 3)).toEqual([]);
		expect(read.filter((sections) => Object.keys(sections).length === 1).length).toBeGreaterThan(
			100,
		);
	});
});

type Hidden = Record<string, readonly string[]>;

/** Hidden blocks by section. The plugin leaves a section that was saved twice to the app. */
function readByApp(preference: unknown): Hidden {
	const sections = mergeSections(defaults, preference);
	const seen = keys
		.map((key) => sections.filter((section) => section.key === key))
		.flatMap(([first, ...more]) => (first?.isVisible && more.length === 0 ? [first] : []));
	return Object.fromEntries(seen.map(({ key, hiddenBlocks }) => [key, hiddenBlocks]));
}

function readByPhp(preferences: readonly unknown[]): Hidden[] {
	const folder = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
require 'preload/overview-queries.php';
$defaults = json_decode( <<<'JSON'
${JSON.stringify(Object.fromEntries(defaults.map((section) => [section.key, section])))}
JSON
, true );
$preferences = json_decode( <<<'JSON'
${JSON.stringify(preferences)}
JSON
);
echo json_encode( array_map( function ( $saved ) use ( $defaults ) {
	return (object) array_map( 'array_values', visible_sections( $defaults, $saved ) );
}, $preferences ) );`;
	return JSON.parse(runPhp(code, folder));
}

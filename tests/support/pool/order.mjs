import Sequencer from '@jest/test-sequencer';

/**
 * The order of a run. First what needs no build, then what waits for one (tests/support/prepared), last the many short tests of the
 * page's parts, so that all workers end at the same time. A fresh clone knows no durations: the longest of each group are named here.
 */
const longest = [
	'packages/store-server/src/testing/fuzz/fuzz.test.ts',
	'tests/contract/contract.test.ts',
	'tests/browser/scenes/in-english-and-arabic.test.ts',
	'tests/browser/scenes/in-marked-english.test.ts',
	'tests/browser/gallery/gallery.test.ts',
	'tests/browser/languages/languages.test.ts',
	'tests/packages/packages.test.ts',
];

const groups = [
	/^(?:node|database|clickhouse|journeys)/,
	/^(?:browser|wordpress)/,
	/^(?:dom|zone )/,
];

export default class Order extends Sequencer {
	sort(tests) {
		return super
			.sort(tests)
			.map((test) => ({ test, group: groupOf(test), rank: rankOf(test) }))
			.sort((one, other) => one.group - other.group || one.rank - other.rank)
			.map(({ test }) => test);
	}
}

function groupOf({ context }) {
	const { name } = context.config.displayName;
	return groups.findIndex((group) => group.test(name));
}

function rankOf({ path }) {
	const place = longest.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
	return place < 0 ? longest.length : place;
}

import Sequencer from '@jest/test-sequencer';

/**
 * Tests that take minutes though their files are short, the longest first: a fresh clone knows no times, and by size alone they would come
 * last, with one core waiting for the other.
 */
const longest = [
	'tests/browser/screens/every-scene.test.ts',
	'tests/browser/gallery/gallery.test.ts',
	'tests/browser/gallery/core-sheets.test.ts',
	'tests/browser/languages/languages.test.ts',
	'packages/store-server/src/testing/fuzz/fuzz.test.ts',
	'tests/contract/contract.test.ts',
	'tests/browser/gallery/gallery-keyboard.test.ts',
	'tests/packages/packages.test.ts',
];

export default class LongestFirst extends Sequencer {
	sort(tests) {
		return super.sort(tests).sort((one, other) => rank(one) - rank(other));
	}
}

function rank({ path }) {
	const place = longest.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
	return place < 0 ? longest.length : place;
}

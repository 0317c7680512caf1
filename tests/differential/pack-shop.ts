import path from 'node:path';

import { jsonFilesIn } from '../contract/files';
import { scopeOf } from '../contract/out-of-scope';
import { comparedParts, fileOf, writePacked } from '../contract/packed';
import { readRecordings } from '../contract/recordings';

/**
 * Packs the export of a shop and its responses to the queries of the recorded shop into tests/fixtures, as `shop-NAME.zip` and
 * `recorded-NAME.zip`. Random queries are too many for each run of the tests.
 */
export function packShop(folder: string, name: string): void {
	const fixtures = path.resolve('tests/fixtures');
	const exported = [...jsonFilesIn(path.join(folder, 'export'))];
	writePacked(
		path.join(fixtures, `shop-${name}.zip`),
		Object.fromEntries(exported.map(([file, text]) => [file, JSON.parse(text) as unknown])),
	);
	const recordings = readRecordings(path.join(folder, 'recorded')).filter(
		({ file }) => !/-seed\.json$/.test(file) && !scopeOf(file),
	);
	writePacked(
		path.join(fixtures, `recorded-${name}.zip`),
		Object.fromEntries(recordings.map(comparedParts).map(fileOf)),
	);
}

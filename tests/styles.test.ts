import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSources, root, type Source } from './architecture/imports';

const sources = readSources();

describe('the style sheets', () => {
	it('lay out with logical properties only, so that right-to-left mirrors by itself', () => {
		const physical =
			/(?<![-\w])(?:margin|padding|border)-(?:left|right)|(?<![-\w])(?:left|right)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/;
		const broken = stylesheets()
			.filter((file) => physical.test(readFileSync(path.join(root, file), 'utf8')))
			.map((file) => `${file} uses left or right: use inline-start and inline-end`);
		expect(broken).toEqual([]);
	});
});

function stylesheets(): string[] {
	return [...new Set(sources.flatMap(importedStyles))];
}

function importedStyles({ file, imports }: Source): string[] {
	return imports
		.filter((name) => name.startsWith('.') && name.endsWith('.css'))
		.map((name) => path.posix.join(path.posix.dirname(file), name));
}

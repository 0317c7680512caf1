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

	it('have the same colours for each width of the window, so that axe sees all in one view of a scene', () => {
		const colours = /(?<![-\w])(?:[\w-]*color|background|border|fill|stroke|opacity)\s*:/;
		const broken = stylesheets().filter((file) =>
			widthRules(readFileSync(path.join(root, file), 'utf8')).some((rules) => colours.test(rules)),
		);
		expect(broken).toEqual([]);
	});
});

/** What a style sheet says for some widths alone. */
function widthRules(css: string): string[] {
	const ofWidth = /@(?:media|container)[^{]*width[^{]*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g;
	return [...css.matchAll(ofWidth)].map(([, rules = '']) => rules);
}

function stylesheets(): string[] {
	return [...new Set(sources.flatMap(importedStyles))];
}

function importedStyles({ file, imports }: Source): string[] {
	return imports
		.filter((name) => name.startsWith('.') && name.endsWith('.css'))
		.map((name) => path.posix.join(path.posix.dirname(file), name));
}

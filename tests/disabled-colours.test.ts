import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

/** The relative luminance of WCAG 2 of a colour such as `#646970`. */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = parseInt(colour.slice(at, at + 2), 16) / 255;
		return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** The colour of a declaration in the first rule with this beginning. */
function colourOf(css: string, [rule, property]: readonly [string, string]): string {
	const body = css.slice(css.indexOf(rule)).split('}')[0] ?? '';
	return new RegExp(`\\s${property}: (#[\\da-f]{6});`).exec(body)?.[1] ?? '';
}

it('contrasts of black and white, and of equal colours, are those of WCAG', () => {
	expect([contrast('#000000', '#ffffff'), contrast('#777777', '#777777')]).toEqual([21, 1]);
});

it.each([
	[
		'on the page for choosing a shop',
		'packages/store-server/src/server/first-run/static/first-run.css',
		['.first-run fieldset:disabled .button', 'color'],
		['.first-run fieldset:disabled .button', 'background'],
	],
	[
		'in the app',
		'packages/components/src/styles/tokens.css',
		['\n:root', '--sa-text-disabled'],
		['\n:root', '--sa-surface-disabled'],
	],
] as const)('disabled buttons %s are readable: 3 to 1 at least', (_, file, text, ground) => {
	const css = read(file);
	expect(contrast(colourOf(css, text), colourOf(css, ground))).toBeGreaterThanOrEqual(3);
});

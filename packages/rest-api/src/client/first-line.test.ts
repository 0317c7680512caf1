import { firstLine } from './first-line';

describe('The first line of a page', () => {
	it('is text without tags, scripts and comments', () => {
		const page =
			'<!doctype html><!-- x --><style>a{}</style><h1 class="a">Not <b>here</b></h1><p>Rest</p>';
		expect(firstLine(page)).toBe('Not here');
	});

	it.each(['<', '<div', '<!--', '<script', '&#', ' '])(
		'of a million signs (%s …) takes no time',
		(piece) => {
			const begun = performance.now();
			firstLine(piece.repeat(1e6 / piece.length));
			expect(performance.now() - begun).toBeLessThan(3000);
		},
	);
});

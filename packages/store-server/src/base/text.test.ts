import { harmless, withoutTags } from './text';

describe('A name without tags', () => {
	it.each([
		['Mug <em>large</em>', 'Mug large'],
		['Mug<br/>large', 'Muglarge'],
		['<a href="/mug" title=\'5 kg\'>Mug</a>', 'Mug'],
		['Mug <!-- 2 < 3 > 1 --> blue', 'Mug  blue'],
		['Adapter HDMI < > VGA', 'Adapter HDMI < > VGA'],
		['Rope < 10 m > 2 m', 'Rope < 10 m > 2 m'],
		['A <-> B', 'A <-> B'],
		['"<" and ">" keys', '"<" and ">" keys'],
		['I <3 you > me', 'I <3 you > me'],
		['5 < 6', '5 < 6'],
		['less <than', 'less <than'],
		['Salt &lt;fine&gt;', 'Salt &lt;fine&gt;'],
		['  <b>Tea</b> ', 'Tea'],
		['<b><i>Tea</i> and <b>mug</b></b>', 'Tea and mug'],
		['Tea</b>', 'Tea'],
		['<script type="module">alert(1 < 2)</script>Safe', 'Safe'],
		['Mug<style>b { color: red }</style>', 'Mug'],
		['Shirt <M>', 'Shirt <M>'],
		['Strap & Picks <Set>', 'Strap & Picks <Set>'],
		['<ann@shop.example>', '<ann@shop.example>'],
		['<New>', '<New>'],
		['<b></b>', '<b></b>'],
	])('of %j is %j', (html, text) => {
		expect(withoutTags(html)).toBe(text);
	});

	it.each(['<b>', '<!--', '<b></b', '<', '<script>', '<style>a</style'])(
		'of a million signs (%s …) takes no time',
		(piece) => {
			const begun = performance.now();
			const name = piece.repeat(1e6 / piece.length);
			expect(withoutTags(name)).toBe(name);
			expect(performance.now() - begun).toBeLessThan(1000);
		},
	);
});

describe('A text from elsewhere', () => {
	it('clears no terminal, changes no title of a window, and turns no direction', () => {
		expect(harmless('\u001b[2J\u001b]0;owned\u0007Mugs \u202egum\u2069\r\u009b1A\nnext')).toBe(
			' [2J ]0;owned Mugs  gum 1A\nnext',
		);
	});

	it('stays as it is in every language', () => {
		for (const text of ['Tassen für Tee – 5 €', 'أكواب\u200f', 'マグ', 'Mugs\u00a0& co'])
			expect(harmless(text)).toBe(text);
	});
});

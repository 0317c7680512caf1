import { withoutTags } from './text';

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
		['Shirt <M>', 'Shirt <M>'],
		['Strap & Picks <Set>', 'Strap & Picks <Set>'],
		['<ann@shop.example>', '<ann@shop.example>'],
		['<New>', '<New>'],
		['<b></b>', '<b></b>'],
	])('of %j is %j', (html, text) => {
		expect(withoutTags(html)).toBe(text);
	});
});

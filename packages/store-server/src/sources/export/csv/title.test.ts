import { titleFrom } from './title';

it.each([
	['My shop.zip', 'My shop'],
	['/home/ann/rig-outfitters', 'Rig outfitters'],
	['orders_2026-10-01_2026-10-31_rig-outfitters.csv', 'Rig outfitters'],
	['wc-product-export-29-11-2026-1764400000.csv', ''],
	['orders (1).csv', ''],
	['日本の店.zip', '日本の店'],
])('The file or folder %s proposes the name “%s”', (place, title) => {
	expect(titleFrom(place)).toBe(title);
});

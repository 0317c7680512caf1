/** Categories of the demo shop: id, name, parent. */
export const demoCategories: readonly (readonly [number, string, number])[] = [
	[1, 'Uncategorized', 0],
	[2, 'Kitchen', 0],
	[3, 'Tableware', 2],
	[4, 'Cups', 3],
	[5, 'Outdoors', 0],
	[6, 'Camping', 5],
	[7, 'Garden', 5],
	[8, 'Clothing', 0],
	[9, 'Knitwear', 8],
	[10, 'Paper goods', 0],
	[11, 'Guides', 10],
];

/** Attributes of the demo shop with their options. */
export const demoAttributes = [
	{ id: 1, name: 'Color', slug: 'pa_color', options: ['Moss', 'Oat', 'Slate', 'Rust'] },
	{ id: 2, name: 'Size', slug: 'pa_size', options: ['Small', 'Medium', 'Large', 'X-Large'] },
	{ id: 3, name: 'Glaze', slug: 'pa_glaze', options: ['Glossy', 'Matte'] },
	{ id: 4, name: 'Origin', slug: 'pa_origin', options: ['Ireland', 'Portugal', 'Japan'] },
] as const;

/** One product: name, price in cents, categories, sales frequency, and special features. */
export interface DemoProduct {
	readonly name: string;
	readonly cents: number;
	readonly categories: readonly number[];
	readonly weight: number;
	/** Ids of the attributes that distinguish its variations. */
	readonly variesBy?: readonly number[];
	readonly isDownload?: true;
	readonly stock?: number;
	readonly lowStock?: number;
	readonly status?: 'trash';
	/** Regular price in cents, before the reduction. */
	readonly regularCents?: number;
	/** The shop sold it in the past and has deleted it. */
	readonly isDeleted?: true;
}

export const demoProducts: readonly DemoProduct[] = [
	{ name: 'Stoneware Mug', cents: 1600, categories: [4], weight: 30, variesBy: [3] },
	{ name: 'Espresso Cup Pair', cents: 2200, categories: [4], weight: 16, stock: 84 },
	{ name: 'Travel Tumbler', cents: 2800, categories: [4, 6], weight: 18, stock: 61 },
	{ name: 'Tea Bowl', cents: 1900, categories: [4, 3], weight: 10, stock: 33 },
	{ name: 'Dinner Plate', cents: 2100, categories: [3], weight: 14, variesBy: [3] },
	{ name: 'Serving Board', cents: 3900, categories: [3, 2], weight: 9, stock: 22 },
	{ name: 'Salad Servers', cents: 1750, categories: [3], weight: 7, stock: 40 },
	{ name: 'Linen Napkins', cents: 2400, categories: [3], weight: 9, variesBy: [1] },
	{ name: 'Cast Iron Pan', cents: 5900, categories: [2], weight: 8, stock: 12, lowStock: 5 },
	{ name: 'Enamel Kettle', cents: 4500, categories: [2, 6], weight: 9, stock: 3, lowStock: 5 },
	{ name: 'Pepper Mill', cents: 3200, categories: [2], weight: 8, stock: 27 },
	{ name: 'Bread Knife', cents: 4200, categories: [2], weight: 6, stock: 19 },
	{ name: 'Beeswax Wraps', cents: 1400, categories: [2], weight: 13, stock: 140 },
	{ name: 'Sourdough Crock', cents: 3600, categories: [2], weight: 5, stock: 0 },
	{ name: 'Olive Oil Can', cents: 2600, categories: [2], weight: 5 },
	{ name: 'Two-Person Tent', cents: 24900, categories: [6], weight: 2, stock: 9 },
	{ name: 'Camp Stove', cents: 6900, categories: [6], weight: 4, stock: 15 },
	{ name: 'Wool Blanket', cents: 8900, categories: [6, 9], weight: 8, variesBy: [1] },
	{ name: 'Canvas Rucksack', cents: 11900, categories: [6, 8], weight: 5, variesBy: [1] },
	{ name: 'Head Torch', cents: 3400, categories: [6], weight: 7, stock: 48 },
	{ name: 'Folding Mug', cents: 1250, categories: [6, 4], weight: 9, stock: 75 },
	{ name: 'Trail Map Set', cents: 1850, categories: [6, 10], weight: 5, stock: 66 },
	{ name: 'Fire Striker', cents: 950, categories: [6], weight: 7, stock: 90 },
	{ name: 'Hand Trowel', cents: 1950, categories: [7], weight: 8, stock: 52 },
	{ name: 'Seed Collection', cents: 1200, categories: [7], weight: 12, stock: 210 },
	{ name: 'Watering Can', cents: 3800, categories: [7], weight: 6, variesBy: [1] },
	{ name: 'Garden Twine', cents: 650, categories: [7], weight: 9, stock: 180 },
	{ name: 'Leather Gloves', cents: 2900, categories: [7, 8], weight: 7, variesBy: [2] },
	{ name: 'Bird Feeder', cents: 2750, categories: [7], weight: 5, stock: 2 },
	{ name: 'Herb Planter', cents: 3300, categories: [7, 2], weight: 6, stock: 31 },
	{ name: 'Fisherman Jumper', cents: 12900, categories: [9], weight: 9, variesBy: [1, 2] },
	{ name: 'Ribbed Beanie', cents: 2700, categories: [9], weight: 15, variesBy: [1] },
	{ name: 'Merino Scarf', cents: 4400, categories: [9], weight: 10, variesBy: [1] },
	{ name: 'Boot Socks', cents: 1650, categories: [9], weight: 19, variesBy: [2] },
	{ name: 'Waxed Jacket', cents: 18900, categories: [8], weight: 4, variesBy: [1, 2] },
	{ name: 'Linen Shirt', cents: 7900, categories: [8], weight: 7, variesBy: [1, 2] },
	{ name: 'Work Apron', cents: 5200, categories: [8, 2], weight: 6, stock: 18 },
	{ name: 'Leather Belt', cents: 4900, categories: [8], weight: 5, variesBy: [2] },
	{ name: 'Field Notebook', cents: 1100, categories: [10], weight: 16, stock: 130 },
	{
		name: 'Letterpress Cards',
		cents: 1500,
		categories: [10],
		weight: 9,
		stock: 70,
		regularCents: 1900,
	},
	{ name: 'Wall Calendar', cents: 2000, categories: [10], weight: 7, stock: 44 },
	{ name: 'Ink Pen', cents: 2300, categories: [10], weight: 6, stock: -4 },
	{ name: 'Foraging Guide', cents: 1300, categories: [11], weight: 8, isDownload: true },
	{ name: 'Knitting Patterns', cents: 900, categories: [11, 9], weight: 7, isDownload: true },
	{ name: 'Bread Handbook', cents: 1500, categories: [11, 2], weight: 6, isDownload: true },
	{ name: 'Gift Card', cents: 5000, categories: [1], weight: 4 },
	{ name: 'Tin Lantern', cents: 3100, categories: [6], weight: 4, status: 'trash' },
	{ name: 'Clay Oven Kit', cents: 9900, categories: [2], weight: 2, isDeleted: true },
];

/** Coupons: code, kind, amount (percent or cents), and the months in which people use them (all if absent). */
export const demoCoupons = [
	{ id: 701, code: 'welcome10', type: 'percent', amount: 10, weight: 10 },
	{ id: 702, code: 'freshstart', type: 'percent', amount: 15, weight: 5, months: [0, 1] },
	{ id: 703, code: 'fiver', type: 'fixed_cart', amount: 500, weight: 6 },
	{ id: 704, code: 'summer20', type: 'percent', amount: 20, weight: 8, months: [5, 6, 7] },
	{ id: 705, code: 'november25', type: 'percent', amount: 25, weight: 22, months: [10] },
	{ id: 706, code: 'mugclub', type: 'fixed_product', amount: 200, weight: 4 },
	{ id: 707, code: 'friends', type: 'percent', amount: 12, weight: 4 },
] as const;

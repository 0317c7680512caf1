import { zipSync, strToU8 } from 'fflate';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../store-file/open';
import { importShop } from '../import-shop';
import { faultLines } from '../../../cli/terminal/fault-lines';
import { readCsv } from './read-csv';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

// As WooCommerce 10.9 writes them.
const orders = `"Date","Order #","Status","Customer","Customer type","Product(s)","Items sold","Coupon(s)","Net Sales","Attribution"
"2026-11-20 11:30:00",3286,completed,"Noah Carter",returning,"1× T-Shirt - Blue, Large",-1,,-16.5,Unknown
"2026-11-20 03:59:47",3341,completed,"Ben Kowalski",returning,"1× Mug",1,,18,Direct
"2026-11-19 13:42:29",3339,processing,"Noah Carter",returning,"2× T-Shirt - Blue, Large, 1× Mug",3,blackfriday,51,Direct
"2026-11-18 10:00:00",3286,completed,"Noah Carter",new,"2× T-Shirt - Blue, Large",2,,33,Direct
yesterday,3285,completed,"Ann",new,"1× Mug",1,,18,Direct
"2026-11-17 10:00:00",3284,completed,"'=HYPERLINK(1)",new,"1× Mug",1,,"1.000,5",Direct
`;
const customers = `Name,Username,"Last Active","Sign Up",Email,Orders,"Total Spend",AOV,"Country / Region",City,Region,"Postal Code"
"Noah Carter",noah,2026-11-08T19:56:13,2026-11-05T06:26:49,noah@example.com,2,67.5,33.75,US,Seattle,WA,98101
"Ben Kowalski",ben,2026-11-08T19:56:13,2026-11-05T06:26:49,ben@example.com,1,18,18,SE,Stockholm,,"111 22"
`;
const products = `\uFEFFID,Type,SKU,Name,Published,"In stock?",Stock,"Sale price","Regular price",Categories,Images,Parent
10,simple,mug,Mug,1,1,185,,18,"Home, Home > Kitchen",,
20,variable,tee,T-Shirt,1,1,,,,Clothing,,
21,variation,tee-blue,"T-Shirt - Blue, Large",1,1,4,16.5,18,,,id:20
`;

async function imported(from: string) {
	const file = path.join(folder, `${path.basename(from)}.duckdb`);
	const found = await importShop(from, file);
	const database = await openDatabase(file);
	const sql = async <Row extends object>(text: string) => database.all<Row>(text);
	const [totals] = await sql(`SELECT
		(SELECT count(*) FROM wc_order_stats WHERE parent_id = 0) AS orders,
		(SELECT count(*) FROM wc_order_stats WHERE parent_id = 0 AND date_paid IS NOT NULL) AS paid,
		(SELECT CAST(sum(net_total) AS DOUBLE) FROM wc_order_stats) AS net,
		(SELECT CAST(sum(num_items_sold) AS DOUBLE) FROM wc_order_stats WHERE parent_id = 0) AS items,
		(SELECT count(*) FROM wc_customer_lookup WHERE customer_id < 1000000000) AS customers`);
	const [gaps] = await sql<{ value: string }>(
		"SELECT value FROM store_meta WHERE key = 'import_gaps'",
	);
	const perProduct = await sql(`SELECT product_id AS product, variation_id AS variation,
		CAST(sum(product_qty) AS DOUBLE) AS pieces, CAST(sum(product_net_revenue) AS DOUBLE) AS net
		FROM wc_order_product_lookup GROUP BY 1, 2 ORDER BY 1, 2`);
	const buyers = await sql(`SELECT c.email, count(*) AS orders FROM wc_order_stats o
		JOIN wc_customer_lookup c ON c.customer_id = o.customer_id WHERE o.parent_id = 0 GROUP BY 1 ORDER BY 1`);
	const categories = await sql('SELECT name FROM categories ORDER BY id');
	await database.close();
	return { found, totals, perProduct, buyers, categories, gaps: JSON.parse(gaps?.value ?? '[]') };
}

describe('WooCommerce’s own CSV files', () => {
	it('in a .zip become orders with net sales, refunds, products and customers, and nothing else', async () => {
		const zip = path.join(folder, 'files.zip');
		writeFileSync(
			zip,
			zipSync({
				'a/orders.csv': strToU8(orders),
				'a/customers.csv': strToU8(customers),
				'a/products.csv': strToU8(products),
			}),
		);
		const { found, totals, perProduct, buyers, categories, gaps } = await imported(zip);
		expect(totals).toEqual({
			orders: 3,
			paid: 3,
			net: 18 + 51 + 33 - 16.5,
			items: 6,
			customers: 2,
		});
		expect(perProduct).toEqual([
			{ product: 10, variation: 0, pieces: 2, net: 18 },
			{ product: 20, variation: 21, pieces: 4, net: 33 },
		]);
		expect(buyers).toEqual([
			{ email: 'ben@example.com', orders: 1 },
			{ email: 'noah@example.com', orders: 2 },
		]);
		expect(categories.map((one) => Reflect.get(one, 'name'))).toEqual([
			'Home',
			'Kitchen',
			'Clothing',
		]);
		expect(found.sentences).toEqual([
			'Row 6 has no number, date or amount that can be read.',
			'Row 7 has no number, date or amount that can be read.',
		]);
		expect(gaps).toEqual([
			expect.stringContaining('no currency and no time zone'),
			expect.stringContaining('no taxes, shipping and discounts'),
			expect.stringContaining('no prices of items'),
		]);
		// The terminal says what the page Data says.
		const [title, ...lines] = faultLines(found).split('\n');
		expect(title).toBe('Not in the imported files');
		expect(lines.slice(0, 3)).toEqual(gaps.map((gap: string) => `- ${gap}`));
		expect(lines).toContainEqual(expect.stringMatching(/^The export has 2 faults/));
	});

	it('may be one file, in another language, or a folder; what is missing is told', async () => {
		const german = orders.replace(
			/^.*\n/,
			'Datum;Bestellung #;Status;Kunde;Produkt(e);Artikel;Gutschein(e);Nettoumsatz\n',
		);
		const rows = german
			.split('\n')[0]
			?.concat('\n2026-11-20 03:59:47;7;Abgeschlossen;Ann Lee;1× Tasse;1;;18.00\n');
		const file = path.join(folder, 'bestellungen.csv');
		writeFileSync(file, rows ?? '');
		const { totals, gaps } = await imported(file);
		expect(totals).toMatchObject({ orders: 1, net: 18 });
		expect(gaps).toContainEqual(expect.stringContaining('contain no customers'));
		const place = path.join(folder, 'folder');
		mkdirSync(place);
		writeFileSync(path.join(place, 'products.csv'), products);
		expect((await imported(place)).gaps).toContainEqual(
			expect.stringContaining('contain no orders'),
		);
	});

	it('of another kind are rejected with one sentence', async () => {
		const file = path.join(folder, 'letters.csv');
		writeFileSync(file, 'a,b\n1,2\n');
		await expect(importShop(file, path.join(folder, 'never.duckdb'))).rejects.toThrow(
			/letters\.csv is not a CSV file of WooCommerce’s orders, products or customers\./,
		);
	});

	it('have quoted cells, line ends of any system, and guards against formulas', () => {
		expect(readCsv('\uFEFFa;b\r\n"x;""y""\n";\'=1\r\n\r\n')).toEqual([
			['a', 'b'],
			['x;"y"', '=1'],
		]);
	});
});

import { checkFileNames, exportFiles } from './files/export-files';
import { importSmall, orderDocument, type SmallExport } from '../testing/small-export';

const importing = async (files: SmallExport) => {
	const database = await importSmall(files);
	await database.close();
};

describe('an export that lacks files', () => {
	it('is refused with all of them at once, each with the route that it comes from', () => {
		const present = new Set(Object.keys(exportFiles));
		for (const name of ['refunds.json', 'variations.json', 'store.json']) present.delete(name);
		expect(() => checkFileNames('/shop', present)).toThrow(
			'/shop lacks refunds.json (/wc/v3/refunds), variations.json (/wc/v3/products/<id>/variations); save the replies of these routes there (all pages in one list), and import again.',
		);
		present.delete('store.json');
		for (const name of ['refunds.json', 'variations.json']) present.add(name);
		expect(() => checkFileNames('/shop', present)).not.toThrow();
	});

	it('is told apart from a folder that is none, and both name what belongs there', () => {
		expect(() => checkFileNames('/home', new Set(['letter.txt']))).toThrow(
			/^\/home is no export of a shop: it lacks orders\.json \(\/wc\/v3\/orders\), refunds\.json/,
		);
	});
});

describe('an entry that is not what its route answers', () => {
	it.each([
		[
			'an amount that is no number',
			{ total: 'abc' },
			'small/orders.json: entry 1 (id 7) has "abc" as total, which has to be a number, such as "12.50"; export it again from /wc/v3/orders, or correct the entry.',
		],
		['an amount that is not there', { total_tax: null }, '(id 7) has null as total_tax'],
		['an amount with the shop’s signs', { total: '1,234.50' }, 'has "1,234.50" as total'],
		['an order without customer', { customer_id: undefined }, '(id 7) lacks customer_id'],
		['an id of another type', { id: 'seven' }, 'has "seven" as id, which has to be a whole number'],
		['a date that is none', { date_created: 'yesterday' }, 'has "yesterday" as date_created'],
		['a list that is none', { line_items: {} }, 'has {} as line_items, which has to be a list'],
		[
			'an amount within a list',
			{ shipping_lines: [{ total: '4.00', taxes: [{ id: 1, total: 'much' }] }] },
			'has "much" as shipping_lines[0].taxes[0].total',
		],
	])('is refused with file, entry, field and what to do: %s', async (_, about, sentence) => {
		await expect(importing({ 'orders.json': [orderDocument(7, about)] })).rejects.toThrow(sentence);
	});

	it('is refused in other files, too', async () => {
		await expect(importing({ 'refunds.json': [{ id: 3 }] })).rejects.toThrow(
			'small/refunds.json: entry 1 (id 3) lacks parent_id',
		);
		await expect(
			importing({ 'products.json': [{ id: 3, name: 'Mug', price: 'cheap' }] }),
		).rejects.toThrow('has "cheap" as price');
	});

	it('is refused when its id has come before, also in another file of the same things', async () => {
		await expect(
			importing({ 'orders.json': [orderDocument(7), orderDocument(8), orderDocument(7)] }),
		).rejects.toThrow(
			'small/orders.json has id 7 in entry 3, which entry 1 has already; export it again from /wc/v3/orders, each entry once.',
		);
		const mug = { id: 3, name: 'Mug' };
		await expect(
			importing({ 'products.json': [mug], 'products-trashed.json': [mug] }),
		).rejects.toThrow('which small/products.json has already');
	});

	it('may come twice among customers and downloads of the reports, whose pages overlap', async () => {
		const customer = { id: 4, user_id: 0, name: 'Ann Lee', email: 'ann@example.com' };
		const download = { id: 1, date: '2026-03-01T10:00:00', date_gmt: '2026-03-01T10:00:00' };
		const database = await importSmall({
			'analytics-customers.json': [customer, customer],
			'analytics-downloads.json': [download, download],
		});
		expect(
			await database.all(
				'SELECT (SELECT count(*) FROM wc_customer_lookup) AS customers, (SELECT count(*) FROM wc_download_log) AS downloads',
			),
		).toEqual([{ customers: 1, downloads: 1 }]);
		await database.close();
	});
});

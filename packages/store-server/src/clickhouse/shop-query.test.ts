import { columnsOf } from '../schema/schema';
import { engineName } from './engine-tables';
import { ReplacedRows } from './replaced-rows';
import { shopQuery } from './shop-query';

const shop = { shop: 'mugs', database: 'stores', replaced: new ReplacedRows() };

/** The columns that are read of a table, in the order of the schema. */
function readOf(table: string, clickhouse: string): readonly string[] {
	const { query } = shopQuery({ text: '', clickhouse, values: [] }, shop);
	const found = new RegExp(`\\(SELECT ([^()]*) FROM stores.${engineName(table)} `).exec(query);
	return found?.[1]?.replaceAll('"', '').split(', ') ?? [];
}

describe('A query of a shop in ClickHouse', () => {
	it('reads only the columns that it names, however deep', () => {
		const orders = 'SELECT s.*, s.date_paid AS dated FROM wc_order_stats s WHERE s.status <> 1';
		const query = `SELECT SUM(net_total) AS sum, COUNT(*) FROM (SELECT * FROM (${orders})) GROUP BY dated`;
		expect(readOf('wc_order_stats', query)).toEqual(['date_paid', 'net_total', 'status']);
	});

	it('reads one column where it counts rows', () => {
		expect(readOf('wc_order_stats', 'SELECT COUNT(*) FROM wc_order_stats')).toEqual(['order_id']);
	});

	it('reads all columns that it returns', () => {
		const query = 'SELECT m.*, 1 AS one FROM (SELECT * FROM wc_order_stats) m';
		expect(readOf('wc_order_stats', query)).toEqual(columnsOf('wc_order_stats'));
	});

	it('reads the same rows by the name or the alias of their table', () => {
		const rows = `(SELECT "id", "number" FROM stores.${engineName('orders')} WHERE shop = {shop:String})`;
		const told = (clickhouse: string) =>
			shopQuery({ text: '', clickhouse, values: [] }, shop).query.replace(/\s+/g, ' ');
		expect(told('SELECT orders.number FROM orders WHERE id = 1')).toBe(
			`SELECT orders.number FROM ${rows} orders WHERE id = 1`,
		);
		expect(told('SELECT o.number FROM orders o JOIN orders AS p ON p.id = o.id')).toBe(
			`SELECT o.number FROM ${rows} o JOIN ${rows} p ON p.id = o.id`,
		);
	});

	it('leaves alone what is no table of the shop', () => {
		const query = 'WITH facts AS (SELECT 1) SELECT * FROM facts JOIN numbers(2) n ON TRUE';
		expect(shopQuery({ text: '', clickhouse: query, values: [] }, shop)).toEqual({
			query,
			query_params: {},
		});
	});
});

import { columnsOf } from '../schema/schema';
import { engineName } from './engine-tables';
import { ReplacedRows } from './replaced-rows';
import { shopQuery } from './shop-query';

const shop = { shop: 'mugs', database: 'stores', replaced: new ReplacedRows() };

/** The columns that are read of a table, in the order of the schema. */
function readOf(table: string, clickhouse: string): readonly string[] {
	const { query } = shopQuery({ text: '', clickhouse, values: [] }, shop);
	const found = new RegExp(`${table} AS \\(SELECT (.*) FROM stores.${engineName(table)} `).exec(
		query,
	);
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
});

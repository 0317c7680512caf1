import { createDemoShop, openDatabase } from '../../index';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orderDays } from '../../orders/order-days';
import { footerText } from './page-footer';

// package.json has this type by npm’s own format.
const { version } = JSON.parse(
	readFileSync(path.resolve(__dirname, '../../../../../package.json'), 'utf8'),
) as { version: string };

describe('The footer of every page', () => {
	it('shows the version and the period of the orders', () => {
		expect(footerText('en_US', '2026-11-20')).toBe(
			`Store Analytics ${version} · Orders up to November 20, 2026`,
		);
		expect(footerText('de_DE_formal', '2026-11-20')).toContain('20. November 2026');
	});

	it('shows only the version while there are no orders', () => {
		expect(footerText('en_US', null)).toBe(`Store Analytics ${version}`);
	});

	it('gets the days of the first and the newest order from the shop', async () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-footer-'));
		const file = path.join(folder, 'store.duckdb');
		await createDemoShop({ file, orders: 0, now: new Date('2026-11-20T17:00:00Z') });
		const database = await openDatabase(file);
		expect(await orderDays(database)).toEqual({ firstOrder: null, newestOrder: null });
		const columns = await database.all<{ name: string; type: string; notnull: boolean }>(
			'SELECT name, type, "notnull" FROM pragma_table_info(\'wc_order_stats\')',
		);
		const needed = columns.filter(({ notnull, name }) => notnull && name !== 'date_created');
		const zero = ({ type }: { type: string }) =>
			type === 'VARCHAR' ? "''" : type === 'TIMESTAMP' ? "'2026-01-01'" : '0';
		for (const day of ['2026-10-31 23:59:59', '2026-11-02 00:00:01']) {
			await database.run(
				`INSERT INTO wc_order_stats (date_created, ${needed.map(({ name }) => name).join(', ')})
				VALUES ('${day}', ${needed.map((column) => (column.name === 'order_id' ? Date.parse(day) / 1000 : zero(column))).join(', ')})`,
			);
		}
		expect(await orderDays(database)).toEqual({
			firstOrder: '2026-10-31',
			newestOrder: '2026-11-02',
		});
		await database.close();
		rmSync(folder, { recursive: true, force: true });
	});
});

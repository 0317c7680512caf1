import { importSmall } from '../../testing/small-export';
import { openShop } from '../shop';
import { placedTaxes } from './placed-taxes';

it('Taxes by place are joined with their orders by key: to compare each tax with each order took half a minute', async () => {
	const database = await importSmall({});
	const shop = await openShop({ database });
	const march = { after: Date.UTC(2026, 2, 1), before: Date.UTC(2026, 3, 1) - 1 };
	const { text, values } = placedTaxes(shop, march, 'country');
	const [plan] = await database.all(`EXPLAIN ${text}`, values);
	expect(JSON.stringify(plan)).toContain('HASH_JOIN');
	expect(JSON.stringify(plan)).not.toMatch(/NL_JOIN|NESTED_LOOP/);
	await database.close();
});

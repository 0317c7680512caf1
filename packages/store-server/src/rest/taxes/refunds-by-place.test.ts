import { orderDocument, type SmallExport } from '../../testing/small-export';
import { smallReply } from '../../testing/rest-app';
import { paidOn, storeOf, taxedItem, taxLine } from '../../testing/tax-documents';

type Row = Readonly<Record<string, string | number | null>>;

const february = 'after=2026-02-01T00:00:00&before=2026-02-28T23:59:59';
const march = 'after=2026-03-01T00:00:00&before=2026-03-31T23:59:59';
const rowsOf = (files: SmallExport, by: string, days = march, more = '') =>
	smallReply<Row[]>(
		files,
		`store-analytics/v1/taxes?${days}&by=${by}&orderby=place&order=asc${more}`,
	);

const full = { meta_data: [{ id: 1, key: '_refund_type', value: 'full' }], line_items: [] };
const noon = (day: string) => ({ date_created: `2026-${day}T12:00:00` });

/** 100.00 at 20 % in Austria, paid in February. */
const austrian = orderDocument(1, {
	...{ total: '120.00', total_tax: '20.00', ...paidOn('02-10'), ...noon('02-10') },
	line_items: [taxedItem('100.00', [[1, '20.00']])],
	tax_lines: [taxLine(1, 'AT-UST-1', 20, '20.00')],
});

describe('Taxes by place of a shop whose prices include tax', () => {
	it('have the net amount as their base', async () => {
		// 100.00 with 19 % is 84.03 and 15.97; 4.90 of delivery is 4.12 and 0.78.
		const order = orderDocument(1, {
			...{ prices_include_tax: true, total: '104.90', total_tax: '16.75', shipping_total: '4.12' },
			...paidOn('03-01'),
			line_items: [taxedItem('84.03', [[1, '15.97']])],
			shipping_lines: [{ id: 3, total: '4.12', taxes: [{ id: 1, total: '0.78' }] }],
			tax_lines: [{ ...taxLine(1, 'DE-MWST-1', 19, '15.97'), shipping_tax_total: '0.78' }],
		});
		const files = { ...storeOf('10.7.0'), 'orders.json': [order] };
		expect(await rowsOf(files, 'country_rate')).toMatchObject([
			{ id: 'DE-19', taxable_amount: 88.15, total_tax: 16.75, charged_shipping_tax: 0.78 },
		]);
	});
});

describe('Refunds by place', () => {
	it('return all of the order where its status alone was changed', async () => {
		const files: SmallExport = {
			...storeOf('10.7.0'),
			'orders.json': [austrian],
			'refunds.json': [{ id: 2, parent_id: 1, amount: '120.00', ...noon('03-05'), ...full }],
		};
		expect(await rowsOf(files, 'country')).toMatchObject([
			{
				...{ id: 'AT', taxable_amount: -100, refunded_amount: 100, earlier_amount: 100 },
				...{ charged_tax: 0, refunded_tax: 20, earlier_tax: 20, total_tax: -20, orders_count: 0 },
			},
		]);
	});

	it('return what earlier ones have left, since WooCommerce 11.1', async () => {
		const files: SmallExport = {
			...storeOf('11.1.0'),
			'orders.json': [austrian],
			'refunds.json': [
				{
					...{ id: 2, parent_id: 1, amount: '24.00', ...noon('02-20') },
					line_items: [taxedItem('-20.00', [[1, '-4.00']], { quantity: -1 })],
					tax_lines: [taxLine(1, 'AT-UST-1', 20, '-4.00')],
				},
				{ id: 3, parent_id: 1, amount: '96.00', ...noon('03-05'), ...full },
			],
		};
		expect(await rowsOf(files, 'country', february)).toMatchObject([
			{ taxable_amount: 80, refunded_amount: 20, earlier_amount: 0, total_tax: 16 },
		]);
		expect(await rowsOf(files, 'country', march)).toMatchObject([
			{ taxable_amount: -80, refunded_amount: 80, earlier_amount: 80, total_tax: -16 },
		]);
	});

	it('are compared for the chosen rows alone, a row without taxes in a period included', async () => {
		const files: SmallExport = {
			...storeOf('10.7.0'),
			'orders.json': [
				austrian,
				orderDocument(4, {
					...{ total: '119.00', total_tax: '19.00', ...paidOn('03-02') },
					line_items: [taxedItem('100.00', [[2, '19.00']])],
					tax_lines: [taxLine(2, 'DE-MWST-1', 19, '19.00')],
				}),
			],
		};
		const chosen = (days: string, places: string) =>
			rowsOf(files, 'country_rate', days, `&places=${places}`);
		expect(await chosen(february, 'AT-20,DE-19')).toMatchObject([{ id: 'AT-20', total_tax: 20 }]);
		expect(await chosen(march, 'AT-20,DE-19')).toMatchObject([{ id: 'DE-19', total_tax: 19 }]);
		expect(await chosen(march, 'AT-20')).toEqual([]);
	});
});

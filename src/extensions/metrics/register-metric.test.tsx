import fc from 'fast-check';
import type { MetricDeclaration } from '@store-analytics/rest-api/metrics';
import { allMetrics, metricNamed, metricsOf } from './registry';
import { registerMetric, unregisterMetric } from './register-metric';

const sound = {
	name: 'shop/margin',
	reports: ['products'],
	label: 'Margin',
	meaning: 'What is left of a sale.',
	format: 'currency',
	formula: { plus: ['net_revenue'], minus: ['cost'], per: 'items_sold' },
} as const satisfies MetricDeclaration<'products'>;

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => {
	for (const { name } of allMetrics()) unregisterMetric(name);
	log.mockRestore();
});

/** A script's declaration, of any shape. */
const registered = (declaration: object) => {
	registerMetric(declaration as MetricDeclaration);
	const metric = metricNamed((declaration as MetricDeclaration).name);
	if (!metric) throw new Error('It is not registered.');
	return metric;
};

describe('A metric of an extension', () => {
	it('appears in its reports from the call on, until it is removed', () => {
		registerMetric({ ...sound, reports: ['products', 'categories'] });
		expect(metricsOf('categories').map(({ label }) => label)).toEqual(['Margin']);
		expect(metricsOf('orders')).toEqual([]);
		unregisterMetric('shop/margin');
		expect(metricsOf('categories')).toEqual([]);
	});

	it('follows its formula, and is not a number when it divides by 0', () => {
		const { ofTotals, fields, addsUp } = registered(sound);
		expect(fields).toEqual(['net_revenue', 'cost', 'items_sold']);
		expect(addsUp).toBe(false);
		expect(ofTotals({ net_revenue: 100, cost: 40, items_sold: 4 })).toBe(15);
		expect(ofTotals({ net_revenue: 0, cost: 0, items_sold: 0 })).toBeNull();
	});

	it('adds up to the last cent, whatever the binary fractions', () => {
		const formula = { plus: ['net_revenue', 'shipping'], minus: ['cost'] };
		const { ofTotals } = registered({ ...sound, formula });
		expect(ofTotals({ net_revenue: 0.1, shipping: 0.2, cost: 0.3 })).toBe(0);
		expect(ofTotals({ net_revenue: 0.1, shipping: 0.7, cost: 0 })).toBe(0.8);
	});

	it('reads a field as a number, even if PHP sends text', () => {
		const { ofTotals, ofRow } = registered({ ...sound, formula: undefined, field: 'cost' });
		expect(ofTotals({ cost: '12.50' })).toBe(12.5);
		expect(ofRow?.({ cost: 3 })).toBe(3);
	});

	it('is a function of its fields, as numbers, and of nothing else', () => {
		const value = jest.fn(({ items_sold: sold = 0 }) => sold * 2);
		const { ofTotals } = registered({ ...sound, formula: undefined, from: ['items_sold'], value });
		expect(ofTotals({ items_sold: '3', net_revenue: 9 })).toBe(6);
		expect(value).toHaveBeenCalledWith({ items_sold: 3 });
	});

	it('is missing when a field is missing, but 0 on a day that lacks what the totals have', () => {
		const { ofTotals } = registered({ ...sound, formula: { plus: ['cost'] } });
		expect(ofTotals({ net_revenue: 1 })).toBeNull();
		expect(ofTotals({}, { cost: '7' })).toBe(0);
	});

	it('reads rows by another field or function, or not at all', () => {
		expect(
			registered({ ...sound, name: 'shop/a', row: 'net_total' }).ofRow?.({ net_total: 5 }),
		).toBe(5);
		const row = (one: { total: number }) => one.total - 1;
		expect(registered({ ...sound, name: 'shop/b', row }).ofRow?.({ total: 5 })).toBe(4);
		expect(registered({ ...sound, name: 'shop/c', row: false }).ofRow).toBeUndefined();
	});

	it.each([
		[
			'throws',
			() => {
				throw new Error('no cost today');
			},
			'no cost today',
		],
		[
			'gives NaN',
			() => NaN,
			'its value is NaN: return a finite number, or null where there is none',
		],
		[
			'gives text',
			() => '5',
			'its value is 5: return a finite number, or null where there is none',
		],
	])('that %s has no number, and its extension is named once', (what, value, message) => {
		const name = `shop/${what.replace(' ', '_')}`.toLowerCase();
		const metric = registered({ ...sound, name, formula: undefined, from: ['a'], value });
		expect([metric.ofTotals({ a: 1 }), metric.ofTotals({ a: 2 })]).toEqual([null, null]);
		expect(log).toHaveBeenCalledTimes(1);
		expect(log).toHaveBeenCalledWith(
			`${name} failed in registerMetric:`,
			expect.objectContaining({ message }),
		);
	});

	it('is always finite, whatever its function and REST return', () => {
		const outcome = fc.oneof(fc.anything(), fc.constant('throw'));
		let count = 0;
		fc.assert(
			fc.property(outcome, fc.dictionary(fc.string(), fc.anything()), (result, numbers) => {
				const value = () => {
					if (result === 'throw') throw result;
					return result;
				};
				const name = `shop/any${(count += 1)}`;
				const metric = registered({ ...sound, name, formula: undefined, from: ['a'], value });
				for (const given of [metric.ofTotals({ ...numbers, a: 1 }), metric.ofRow?.(numbers)]) {
					expect(given === null || Number.isFinite(given)).toBe(true);
				}
			}),
		);
	});

	it('divided by 0 has no number, and its extension is not blamed', () => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		const formula = { plus: ['a'], per: 'b' };
		const metric = registered({ ...sound, name: 'shop/each', formula });
		expect([metric.ofTotals({ a: 1, b: 0 }), metric.ofTotals({ a: 6, b: 4 })]).toEqual([null, 1.5]);
		expect(log).not.toHaveBeenCalled();
	});

	it('adds up only if it says so, or is a plain sum', () => {
		const plain = { ...sound, formula: undefined };
		expect(registered({ ...sound, name: 'shop/a', formula: { plus: ['x'] } }).addsUp).toBe(true);
		expect(registered({ ...plain, name: 'shop/b', field: 'x' }).addsUp).toBe(false);
		expect(registered({ ...plain, name: 'shop/c', field: 'x', addsUp: true }).addsUp).toBe(true);
	});
});

describe('An invalid declaration', () => {
	it.each<[object, string]>([
		[
			{ name: 'margin' },
			'`name` is "margin": give the extension\'s name, a slash and the metric\'s',
		],
		[{ reports: [] }, '`reports` is []: list the reports that show it'],
		[{ reports: ['product'] }, "There is no report 'product': there are products, revenue, orders"],
		[{ label: '' }, 'It has no `label`'],
		[{ meaning: undefined }, 'It has no `meaning`'],
		[{ format: 'money' }, '`format` is "money": choose one of currency, number, average, percent.'],
		[{ formula: undefined }, 'Nothing says where its value comes from'],
		[{ field: 'a', from: ['a'], value: () => 1 }, 'It has both `field` and `value`'],
		[{ value: () => 1 }, '`from` is nothing: list the fields that `value` is given'],
		[{ from: ['a'] }, '`from` is ["a"]: list the fields'],
		[{ formula: { plus: 'a' } }, '`formula` is {"plus":"a"}: give { plus: [ fields ]'],
		[{ formula: { plus: ['a'], times: 'b' } }, '`formula` is {"plus":["a"],"times":"b"}'],
		[{ row: 3 }, '`row` is 3: give a field, a function of the row, or false.'],
		[{ goodWhen: 'low' }, '`goodWhen` is "low": choose one of up, down, neither.'],
		[{ sortBy: 'a', row: false }, '`sortBy` is "a"'],
		[{ addsUp: 'yes' }, '`addsUp` is "yes": give true or false.'],
		[{ format: 'percent', addsUp: true }, 'what is a percent does not add up'],
		[{ lable: 'x' }, 'It knows no `lable`: there are name, reports, label'],
	])('is refused for %j with its fix', (change, sentence) => {
		expect(() => registerMetric({ ...sound, ...change } as MetricDeclaration)).toThrow(sentence);
		expect(allMetrics()).toEqual([]);
	});

	it('is reported with all faults at once', () => {
		const wrong = () => registerMetric({ ...sound, label: '', format: 'x' } as never);
		expect(wrong).toThrow(/'shop\/margin'.*`label`.*`format`/);
	});

	it.each([undefined, null, 'margin'])('is refused for %j', (nothing) => {
		expect(() => registerMetric(nothing as never)).toThrow(/takes an object/);
	});

	it('of a taken name leaves the first metric unchanged', () => {
		registerMetric(sound);
		expect(() => registerMetric({ ...sound, label: 'Another' })).toThrow(/choose another one/);
		expect(metricNamed('shop/margin')?.label).toBe('Margin');
	});
});

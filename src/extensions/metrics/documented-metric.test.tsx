import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { reportScreens } from '@store-analytics/rest-api';
import { allMetrics, metricsOf } from './registry';
import { registerMetric, unregisterMetric } from './register-metric';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/extending/README.md');
const declaration = read('packages/rest-api/src/metrics/declaration.ts');

describe('docs/extending on metrics', () => {
	afterEach(() => {
		for (const { name } of allMetrics()) unregisterMetric(name);
	});

	it('has a script that registers its metric, run as it stands there', () => {
		const [script = ''] =
			[...page.matchAll(/^```js\n(.*?)^```/gms)]
				.map(([, code = '']) => code)
				.filter((code) => code.includes('registerMetric')) ?? [];
		const window = {
			wp: { i18n: { __: (text: string) => text } },
			wc: { storeAnalytics: { registerMetric } },
		};
		vm.runInNewContext(script, { window });
		for (const report of ['products', 'variations', 'categories'])
			expect(metricsOf(report).map(({ name }) => name)).toEqual(['example/price_of_piece']);
		const [metric] = metricsOf('products');
		expect(metric?.ofTotals({ net_revenue: 100, items_sold: 4 })).toBe(25);
	});

	it('lists each key of a declaration, and no other', () => {
		const [, body = ''] = /interface MetricDeclaration<.*?\{\n(.*?)^\}/ms.exec(declaration) ?? [];
		const keys = [...body.matchAll(/^\treadonly (\w+)\??:/gm)].map(([, key]) => key);
		const [, table = ''] = /### Declaration of a metric\n(.*?)\n\n\S/s.exec(page) ?? [];
		const listed = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key);
		expect(keys.length).toBeGreaterThan(10);
		expect([...listed].sort()).toEqual([...keys].sort());
	});

	it('names only reports that there are', () => {
		const [, sentence = ''] = /^Reports are (`.*)\.$/m.exec(page) ?? [];
		const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, slug]) => slug);
		expect(named.length).toBeGreaterThan(9);
		expect(named.filter((slug) => !Object.hasOwn(reportScreens, String(slug)))).toEqual([]);
	});
});

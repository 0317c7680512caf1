import fc from 'fast-check';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { dimensionMeanings } from '@store-analytics/rest-api/dimensions';
import { readSettings } from '../../../platform/settings/settings';
import breakdown from '../../definitions/breakdown';
import { chosenColumn } from '../definition/asked-numbers';
import { buildModel } from '../definition/model';
import { viewOf } from '../query/view';
import { isOptInColumn } from '../table/columns';
import { csvOf } from './csv';

const settings = readSettings({});
const amount = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => cents / 100);
const count = fc.nat(100_000);

/** The model of a breakdown, and the columns of its numbers. */
function modelBy(by: string) {
	const query = { by };
	const model = buildModel(breakdown, by, settings, { query });
	const { tools } = viewOf(
		model,
		'',
		{ query, settings, currency: CurrencyFactory() },
		storeClock(),
	);
	const numbers = model.columns.filter(({ type, key }) => type !== undefined && key !== 'share');
	return { model, tools, numbers };
}

describe('The file of a breakdown', () => {
	it.each(dimensionMeanings.map(({ key }) => key))(
		'by %s has the numbers of all rows, in their order',
		(by) => {
			const { model, tools, numbers } = modelBy(by);
			const chosen = numbers.filter(isOptInColumn).map(({ key }) => chosenColumn(key));
			const shown = numbers.filter(({ type }) => type === 'currency' || type === 'number');
			const row = fc.record(
				Object.fromEntries(
					shown.map(({ key, type }) => [key, type === 'currency' ? amount : count]),
				),
			);
			fc.assert(
				fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
					const data = rows.map((one, place) => ({
						value: `v${place}`,
						id: `v${place}`,
						label: `V ${place}`,
						...one,
					}));
					const [head = '', ...lines] = csvOf(
						model,
						{ data, totalResults: data.length },
						tools,
						chosen,
					).split('\n');
					const labels = [...head.matchAll(/"([^"]*)"|[^,]+/g)].map(
						([all, quoted]) => quoted ?? all,
					);
					expect(lines.map((line) => line.split(',')[0]?.replaceAll('"', ''))).toEqual(
						data.map(({ label }) => label),
					);
					for (const { key, label } of shown) {
						const at = labels.indexOf(String(label));
						expect([key, at >= 0]).toEqual([key, true]);
						expect(lines.map((line) => Number(line.split(',')[at]))).toEqual(
							rows.map((one) => one[key]),
						);
					}
				}),
				{ numRuns: 3 },
			);
		},
	);

	it('has averages and shares with two decimals', () => {
		const { model, tools } = modelBy('device');
		const row = { value: 'Mobile', id: 'Mobile', label: 'Mobile', avg_items_per_order: 3.1824561 };
		const data = [{ ...row, share: 0.717249 }];
		const [head = '', line = ''] = csvOf(model, { data, totalResults: 1 }, tools, []).split('\n');
		const valueOf = (name: string) =>
			line.split(',')[head.replaceAll('"', '').split(',').indexOf(name)];
		expect([valueOf('Average items per order'), valueOf('Share')]).toEqual(['3.18', '71.72']);
	});
});

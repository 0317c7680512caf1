import { parseExchangeRates } from './exchange-rates';

const rates = { into: 'EUR', rates: { JPY: { rate: 0.0062, typed: '2026-11-03' } } };

describe('Exchange rates of a user', () => {
	it('are read as JSON text, as preferences are kept', () => {
		expect(parseExchangeRates(JSON.stringify(rates))).toEqual(rates);
		expect(parseExchangeRates(rates)).toEqual(rates);
	});

	it.each([null, undefined, '', '{', 7, [], { into: 7, rates: {} }, { into: 'EUR' }])(
		'are null for %j',
		(kept) => expect(parseExchangeRates(kept)).toBeNull(),
	);

	it('leave out invalid rates and rates without a day', () => {
		const { JPY } = rates.rates;
		const odd = {
			...{ USD: { rate: 0, typed: '2026-11-03' }, NZD: { rate: 1 }, AUD: 2, 'x y': JPY },
			...{ GBP: { rate: Infinity, typed: '2026-11-03' }, CHF: { rate: 1, typed: '2026-02-30' } },
		};
		expect(parseExchangeRates({ into: 'EUR', rates: { ...odd, JPY } })).toEqual(rates);
	});
});

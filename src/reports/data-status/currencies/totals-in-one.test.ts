import CurrencyFactory from '@store-analytics/currency';
import { totalsInOne } from './totals-in-one';

const config = CurrencyFactory({ code: 'USD' }).getCurrencyConfig();
const amounts = { gross_sales: 0, refunds: 0, net_revenue: 0, taxes: 0, shipping: 0 };
const usd = { code: 'USD', orders_count: 1, ...amounts, total_sales: 50 };
const sek = { code: 'SEK', orders_count: 2, ...amounts, total_sales: 500.05, refunds: 0.04 };
const typed = '2026-11-20';

describe('The totals of several currencies', () => {
	it('are one at the typed rates, rounded to the currency of the sum', () => {
		const rates = { into: 'USD', rates: { SEK: { rate: 0.0957, typed } } };
		// 500.05 × 0.0957 = 47.854785; 0.04 × 0.0957 = 0.003828
		expect(totalsInOne([usd, sek], rates, config)).toEqual({
			...{ code: 'USD', orders_count: 3, ...amounts },
			...{ total_sales: 97.85, refunds: 0 },
		});
	});

	it('are none while a currency has no rate, as one that orders do not name', () => {
		const rates = { into: 'USD', rates: { SEK: { rate: 0.0957, typed } } };
		expect(totalsInOne([usd, sek], null, config)).toBeNull();
		expect(totalsInOne([usd, { ...sek, code: 'DKK' }], rates, config)).toBeNull();
	});

	it('are one in a currency without orders in these days', () => {
		const rates = { into: 'EUR', rates: { USD: { rate: 0.5, typed }, SEK: { rate: 0.1, typed } } };
		expect(totalsInOne([usd, sek], rates, config)).toMatchObject({
			code: 'EUR',
			total_sales: 75.01,
		});
	});
});

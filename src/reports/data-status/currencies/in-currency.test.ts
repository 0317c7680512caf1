import CurrencyFactory from '@store-analytics/currency';
import { currencyWithCode } from './in-currency';

const written = (code: string, amount: number, precision = 2) =>
	currencyWithCode(code, CurrencyFactory({ code: 'USD', precision }).getCurrencyConfig()).render(
		amount,
	);

describe("An amount of another currency than the shop's", () => {
	it('has its code and as many decimals as the shop writes', () => {
		expect(written('SEK', 500)).toBe('SEK 500.00');
		expect(written('JPY', 500.25)).toBe('JPY 500.25');
		expect(written('points', 12.5)).toBe('points 12.50');
	});

	it('loses none of its smallest units, even if the shop writes fewer decimals', () => {
		expect(written('KWD', 564.485)).toBe('KWD 564.485');
		expect(written('EUR', 12.5, 0)).toBe('EUR 12.50');
	});
});
